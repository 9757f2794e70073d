import 'server-only';
import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { AppError } from '@/lib/shared/errors';

const HEAD = /^%PDF-[12]\.\d/;
/** Where browsers that guess would look for a page. */
const HEAD_BYTES = 1_024;
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i;
/** Nothing comes after the end but blank: an archive or a second file would (ISO 32000-1, 7.5.5). */
const END = /startxref\s+\d+\s+%%EOF[\s\0]*$/;
const END_BYTES = 2_048;

/** What runs, opens other programs, or carries further files (ISO 32000-1, 12.6.4, 7.11.4 and 13). */
const ACTIVE =
  /\/(?:JavaScript|Rendition|Launch|EmbeddedFiles?|RichMedia|Movie|Sound|XFA|ImportData|SubmitForm)(?![A-Za-z])/;

/** How far before its content a stream's dictionary may begin. */
const DICTIONARY_LENGTH = 600;
const MOST_STREAMS = 100_000;
/** Objects of all such streams together; a stream that holds more is packed to be large, not to be read. */
const UNPACKED_MAX = 32 * 1024 * 1024;

const unpack = promisify(inflate) as (
  bytes: Uint8Array,
  options: { maxOutputLength: number; finishFlush: number },
) => Promise<Buffer>;

const refused = (issue: 'document-unreadable' | 'document-active', cause?: unknown) =>
  new AppError('validation-failed', { issues: { file: [issue] }, cause });

/** Names may be written with escapes: `/J#53` is `/JS` (ISO 32000-1, 7.3.5). */
function plainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Returns where the streams begin and end that objects are packed in (ISO 32000-1, 7.5.7). */
function objectStreams(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let count = 0;
  for (const match of text.matchAll(/(?<!end)stream\r?\n/g)) {
    count += 1;
    if (count > MOST_STREAMS) throw refused('document-unreadable');
    const dictionary = plainNames(text.slice(Math.max(0, match.index - DICTIONARY_LENGTH), match.index));
    const own = dictionary.slice(dictionary.lastIndexOf(' obj') + 1);
    if (!own.includes('/ObjStm') || !own.includes('/Filter')) continue;
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    found.push({ start, end: end === -1 ? text.length : end });
  }
  return found;
}

/** Returns packed objects as text. Throws `validation-failed` where they cannot be read, or are too large. */
async function packedObjects(bytes: Buffer, text: string): Promise<string[]> {
  const unpacked: string[] = [];
  let left = UNPACKED_MAX;
  for (const { start, end } of objectStreams(text)) {
    try {
      const options = { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH };
      const objects = await unpack(bytes.subarray(start, end), options);
      left -= objects.length;
      unpacked.push(objects.toString('latin1'));
    } catch (cause) {
      throw refused('document-unreadable', cause);
    }
  }
  return unpacked;
}

/**
 * Passes a PDF that only shows something. Throws `validation-failed` for what does not begin and end as a PDF, for one with
 * markup of web pages in its head, and for one that contains scripts, actions that leave it, or further files. That is no
 * virus scanner: what is served is also kept from running in browsers by its headers.
 */
export async function checkDocument(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1');
  if (!HEAD.test(text) || MARKUP.test(text.slice(0, HEAD_BYTES)) || !END.test(text.slice(-END_BYTES)))
    throw refused('document-unreadable');
  if (ACTIVE.test(plainNames(text))) throw refused('document-active');
  const packed = await packedObjects(bytes, text);
  if (packed.some((objects) => ACTIVE.test(plainNames(objects)))) throw refused('document-active');
}
