const FILE_BYTES_MAX = 900_000;
/** Spreadsheets' own formats, PDFs and pictures contain such characters or begin so, and no list does. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
const OTHER_FORMAT = /[\u0000-\u0008\u000e-\u0019]|^(?:%PDF-|\{\\rtf)/;

export class UnreadableFile extends Error {
  readonly isTooLarge: boolean;

  constructor(isTooLarge: boolean) {
    super('the file is no text');
    this.isTooLarge = isTooLarge;
  }
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What spreadsheets on Windows write unless set to Unicode.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export async function readTextFile(file: Blob): Promise<string> {
  if (file.size > FILE_BYTES_MAX) throw new UnreadableFile(true);
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  if (OTHER_FORMAT.test(text)) throw new UnreadableFile(false);
  return text;
}
