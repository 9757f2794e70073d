import busboy from 'busboy';
import type { z } from 'zod';
import { AppError } from '@/lib/shared/messages/errors';
import { validate } from './handle';

const ENVELOPE_BYTES = 16 * 1024;
const MEGABYTE = 1024 * 1024;
const IDLE_MS = 10_000;
const FIELD = 'file';

/** An upload as it was sent; the file's name is what the client calls it. */
type Upload = { bytes: Buffer; fileName: string; texts: Record<string, string> };
type Parser = { write: (bytes: Uint8Array) => void; end: () => Promise<Upload>; destroy: () => void };
type Limits = { maxBytes: number; texts?: readonly string[] };

const TEXT_BYTES = 1_000;

const malformed = (cause?: unknown) => new AppError('malformed-upload', { cause });
const tooLarge = (maxBytes: number) =>
  new AppError('too-large', {
    reason: { code: 'upload-too-large', params: { megabytes: Math.floor(maxBytes / MEGABYTE) } },
  });

function openParser(contentType: string, { maxBytes, texts = [] }: Limits): busboy.Busboy {
  try {
    const parts = { files: 1, fields: texts.length, parts: texts.length + 2 };
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      // It reports a size or number of parts when it is reached, not exceeded.
      limits: {
        fileSize: maxBytes + 1,
        ...parts,
        headerPairs: 10,
        fieldNameSize: 100,
        fieldSize: TEXT_BYTES,
      },
    });
  } catch (cause) {
    throw malformed(cause);
  }
}

/** The file's type is not read. */
function parserOf(contentType: string, limits: Limits): Parser {
  const parser = openParser(contentType, limits);
  const texts: Record<string, string> = {};
  let fileName = '';
  const chunks: Uint8Array[] = [];
  let failure: unknown;
  let isFound = false;
  const fail = (error: unknown) => {
    failure ??= error;
  };
  const closed = new Promise<void>((resolve) => {
    parser.on('close', resolve);
    parser.on('error', (cause) => {
      fail(malformed(cause));
      resolve();
    });
  });
  parser.on('field', (name, text, { nameTruncated, valueTruncated }) => {
    const isExpected = limits.texts?.includes(name) && !Object.hasOwn(texts, name);
    if (!isExpected || nameTruncated || valueTruncated) fail(malformed());
    else if (text !== '') texts[name] = text;
  });
  parser.on('file', (field, stream, { filename }) => {
    isFound = true;
    fileName = filename ?? '';
    if (field !== FIELD) fail(malformed());
    stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    stream.on('limit', () => fail(tooLarge(limits.maxBytes)));
    stream.on('error', (cause) => fail(malformed(cause)));
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => fail(malformed()));
  return {
    write(bytes) {
      if (failure) throw failure;
      parser.write(bytes);
    },
    async end() {
      parser.end();
      await closed;
      if (failure) throw failure;
      if (!isFound) throw malformed();
      return { bytes: Buffer.concat(chunks), fileName, texts };
    },
    destroy: () => parser.destroy(),
  };
}

async function readPart(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const idle = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(malformed()), IDLE_MS);
  });
  try {
    return (await Promise.race([reader.read(), idle])).value;
  } catch (cause) {
    throw cause instanceof AppError ? cause : malformed(cause);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads the one file of a `multipart/form-data` body, in a part named `file`. Throws `unsupported-media-type`, `too-large` at
 * the first byte beyond the limit, whatever `content-length` claims, and `malformed-upload` for further parts, a body that ends
 * early, and one that stops arriving.
 */
export async function readUpload(request: Request, maxBytes: number): Promise<Buffer> {
  return (await readParts(request, { maxBytes })).bytes;
}

/** The same with texts beside the file, in parts named by the schema. Throws also `validation-failed`. */
export async function readUploadForm<Fields extends z.ZodObject>(
  request: Request,
  { maxBytes, fields }: { maxBytes: number; fields: Fields },
): Promise<{ bytes: Buffer; fileName: string; fields: z.output<Fields> }> {
  const texts = Object.keys(fields.shape);
  const { texts: sent, ...upload } = await readParts(request, { maxBytes, texts });
  return { ...upload, fields: validate(fields, sent) };
}

async function readParts(request: Request, limits: Limits): Promise<Upload> {
  const { maxBytes } = limits;
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    throw new AppError('unsupported-media-type', { reason: { code: 'not-multipart' } });
  const most = maxBytes + ENVELOPE_BYTES;
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge(maxBytes);
  const parser = parserOf(contentType, limits);
  const reader = request.body?.getReader();
  if (!reader) throw malformed();
  try {
    let total = 0;
    for (;;) {
      const bytes = await readPart(reader);
      if (!bytes) return await parser.end();
      total += bytes.byteLength;
      if (total > most) throw tooLarge(maxBytes);
      parser.write(bytes);
    }
  } catch (error) {
    parser.destroy();
    reader.cancel().catch(() => undefined);
    throw error;
  }
}
