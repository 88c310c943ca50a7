"""LOR-9: hunts."""
