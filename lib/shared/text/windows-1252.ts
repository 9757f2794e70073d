/** The characters of the bytes from 0x80 on; those of all others are Unicode's. Decoders of Node do not have them. */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const BYTES = new Map(
  Array.from({ length: 256 }, (_, byte) => [FROM_0X80[byte - 0x80] ?? String.fromCharCode(byte), byte]),
);
const UNKNOWN = 0x3f;

function bytesOf(character: string): number[] {
  const byte = BYTES.get(character);
  if (byte !== undefined) return [byte];
  const [base = ''] = character.normalize('NFD');
  return [BYTES.get(base) ?? UNKNOWN];
}

/** Characters that the encoding lacks lose their accents, or become question marks. */
export function toWindows1252(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...text.normalize('NFC')].flatMap(bytesOf));
}
