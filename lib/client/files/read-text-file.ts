import { resultOf } from '@/lib/shared/text/csv';
import { decodeText } from '@/lib/shared/text/decode-text';

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

/** Reads a file of text in the encodings that spreadsheets write. Throws UnreadableFile. */
export async function readTextFile(file: Blob): Promise<string> {
  if (file.size > FILE_BYTES_MAX) throw new UnreadableFile(true);
  const text = resultOf(decodeText(new Uint8Array(await file.arrayBuffer()))).join('');
  if (OTHER_FORMAT.test(text)) throw new UnreadableFile(false);
  return text;
}
