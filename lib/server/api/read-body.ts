import 'server-only';
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

/** Throws `too-large` at the first byte beyond the limit, whatever `content-length` claims, and `malformed-json`. */
export async function readBodyText(request: Request, maxBytes: number = MAX_BODY_BYTES): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('too-large');
  if (!request.body) return '';
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
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (cause) {
    throw new AppError('malformed-json', { reason: { code: 'not-utf8' }, cause });
  }
}

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
