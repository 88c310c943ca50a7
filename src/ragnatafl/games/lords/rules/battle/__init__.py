"""LOR-10: battles."""
