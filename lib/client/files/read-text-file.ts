import { loadCode } from '@/lib/client/page/load-code';
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

/** By which a ZIP file begins, as workbooks (.xlsx) do. */
const ZIP = [0x50, 0x4b, 3, 4];

async function readWorkbook(content: ArrayBuffer): Promise<string> {
  const reader = await loadCode(() => import('./read-workbook'));
  try {
    return await reader.readWorkbook(content);
  } catch {
    throw new UnreadableFile(false);
  }
}

/**
 * Reads a list as text: a file of text in the encodings that spreadsheets write, or the first sheet of a workbook with tabs between
 * its cells. Throws UnreadableFile.
 */
export async function readTextFile(file: Blob): Promise<string> {
  if (file.size > FILE_BYTES_MAX) throw new UnreadableFile(true);
  const content = await file.arrayBuffer();
  const bytes = new Uint8Array(content);
  if (ZIP.every((byte, place) => bytes[place] === byte)) return readWorkbook(content);
  const text = resultOf(decodeText(bytes)).join('');
  if (OTHER_FORMAT.test(text)) throw new UnreadableFile(false);
  return text;
}
