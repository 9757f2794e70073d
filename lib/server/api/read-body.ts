import { AppError } from '@/lib/shared/messages/errors';

/** Product §7.5. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Objects, lists and their entries in a body: far more than any form has. */
export const MAX_VALUES = 10_000;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** An aborted request is `malformed-json`, not a failure of the store. */
async function readPart(reader: Reader): Promise<ReadableStreamReadResult<Uint8Array>> {
  try {
    return await reader.read();
  } catch (cause) {
    throw new AppError('malformed-json', { cause });
  }
}

/** Reads the raw body, at most `maxBytes`. Throws `too-large` as soon as more arrives, whatever the header claimed, and `malformed-json`. */
async function readBodyBytes(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('too-large');
  if (!request.body) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await readPart(reader);
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new AppError('too-large');
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** Reads the body as text. Throws `too-large`, and `malformed-json`. */
export async function readBodyText(request: Request, maxBytes: number = MAX_BODY_BYTES): Promise<string> {
  const bytes = await readBodyBytes(request, maxBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('malformed-json', { reason: { code: 'not-utf8' }, cause });
  }
}

/** Types that say of a file that it is something else; what browsers and programs call a CSV file is of many kinds. */
const NO_FILE = /^(?:application\/json|multipart\/|application\/x-www-form-urlencoded)/i;

/** Reads the body as a file. Throws `unsupported-media-type`, `too-large` and `malformed-json`. */
export async function readBodyFile(
  request: Request,
  { mediaType, bytesMax }: { mediaType: string; bytesMax: number },
): Promise<Buffer> {
  const type = (request.headers.get('content-type') ?? '').trim();
  const isCsv = mediaType === 'text/csv';
  const isRight = isCsv ? !NO_FILE.test(type) : /^application\/(?:x-)?(?:ndjson|jsonl)\s*(?:;|$)/i.test(type);
  if (!isRight)
    throw new AppError('unsupported-media-type', { reason: { code: isCsv ? 'not-csv' : 'not-ndjson' } });
  return readBodyBytes(request, bytesMax);
}

const IDLE_MS = 30_000;

/** Reads a part of a body whose sender may pause, but not for long. */
async function readSoon(reader: Reader): Promise<ReadableStreamReadResult<Uint8Array>> {
  let timer: NodeJS.Timeout | undefined;
  const idle = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('malformed-json')), IDLE_MS);
  });
  try {
    return await Promise.race([readPart(reader), idle]);
  } finally {
    clearTimeout(timer);
  }
}

async function* partsOf(request: Request, bytesMax: number): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await readSoon(reader);
      if (done) return;
      size += value.byteLength;
      if (size > bytesMax) throw new AppError('too-large');
      yield value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** Returns the body as a file of a ZIP archive, while it arrives. Throws `unsupported-media-type` and `too-large`, and while it is read `malformed-json`. */
export function streamBodyFile(
  request: Request,
  { bytesMax }: { bytesMax: number },
): AsyncIterable<Uint8Array> {
  const type = (request.headers.get('content-type') ?? '').trim();
  if (!/^application\/(?:x-)?zip(?:-compressed)?\s*(?:;|$)/i.test(type))
    throw new AppError('unsupported-media-type', { reason: { code: 'not-zip' } });
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax)
    throw new AppError('too-large', { reason: { code: 'archive-large' } });
  return partsOf(request, bytesMax);
}

/** Returns whether a JSON text has more than so many objects, lists and further entries, wherever they are. */
function hasMoreValues(text: string, most: number): boolean {
  let count = 0;
  let isQuoted = false;
  for (let place = 0; place < text.length && count <= most; place += 1) {
    const character = text[place];
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) place += character === '\\' ? 1 : 0;
    else if (character === ',' || character === '[' || character === '{') count += 1;
  }
  return count > most;
}

type BodyLimits = { maxBytes?: number | undefined; maxValues?: number | undefined };

/**
 * Returns `undefined` for an empty body. Throws `unsupported-media-type`, `malformed-json`, and `too-large` for too many bytes
 * or values: kilobytes of brackets take as long to parse as a megabyte of text.
 */
export async function readJson(
  request: Request,
  { maxBytes, maxValues = MAX_VALUES }: BodyLimits = {},
): Promise<unknown> {
  const text = await readBodyText(request, maxBytes);
  if (text.trim() === '') return undefined;
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type.trim())) throw new AppError('unsupported-media-type');
  if (hasMoreValues(text, maxValues)) throw new AppError('too-large');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed-json', { cause });
  }
}
