const POLYNOMIAL = 0x82f63b78;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  return rest >>> 0;
});

/** The CRC-32C (Castagnoli, RFC 3720 appendix B.4) of `bytes`, which OP_MSG uses as its checksum. */
export function crc32c(bytes: Uint8Array): number {
  let state = 0xffffffff;
  for (const byte of bytes) state = ((TABLE[(state ^ byte) & 0xff] as number) ^ (state >>> 8)) >>> 0;
  return (state ^ 0xffffffff) >>> 0;
}
