// SHA-256 (FIPS 180-4): browsers reckon it by themselves over https alone, and tables are often
// served over plain http at home.

const WORD = 2 ** 32;
const fraction = (root) => Math.floor((root % 1) * WORD);
const primes = [];
for (let n = 2; primes.length < 64; n += 1) if (primes.every((p) => n % p)) primes.push(n);
const START = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUNDS = primes.map((p) => fraction(Math.cbrt(p)));

const turn = (x, by) => (x >>> by) | (x << (32 - by));

/** Of bytes, or of a text in UTF-8; as hex digits. */
export function sha256(data) {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
  const sums = Int32Array.from(START, (x) => x | 0);
  const blocks = padded(bytes);
  for (let at = 0; at < blocks.byteLength; at += 64) addBlock(sums, blocks, at);
  return [...sums].map((x) => (x >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Whole blocks of 64 bytes: a one bit behind the data, and its length in bits at the end. */
function padded(bytes) {
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, at) => blocks.setUint8(at, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setBigUint64(blocks.byteLength - 8, BigInt(bytes.length) * 8n);
  return blocks;
}

function addBlock(sums, blocks, at) {
  const words = new Int32Array(64);
  for (let n = 0; n < 64; n += 1) {
    if (n < 16) {
      words[n] = blocks.getInt32(at + 4 * n);
      continue;
    }
    const [near, far] = [words[n - 2], words[n - 15]];
    const low = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const high = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words[n] = words[n - 16] + low + words[n - 7] + high;
  }
  let [a, b, c, d, e, f, g, h] = sums;
  for (let n = 0; n < 64; n += 1) {
    const picked = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + picked + ROUNDS[n] + words[n]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((x, n) => (sums[n] += x));
}
