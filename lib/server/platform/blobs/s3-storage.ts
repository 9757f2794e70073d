import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import { ObjectId } from 'mongodb';
import { AppError } from '@/lib/shared/messages/errors';
import type { BlobStorage } from './blob-storage';

/** How long, in milliseconds, the service is waited for; and how many objects it lists at a time. */
export type S3Limits = {
  page: number;
  connect: number;
  /** For the next byte, in the middle of a file too. */
  silence: number;
  /** Until a response begins, whatever was tried. */
  response: number;
  write: number;
};

export const S3_LIMITS: S3Limits = {
  page: 1_000,
  connect: 2_000,
  silence: 5_000,
  response: 8_000,
  write: 60_000,
};
const ATTEMPTS = 2;
const SECOND_MS = 1_000;

const ID = /^[0-9a-f]{24}$/;

export type S3Settings = {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  prefix: string;
  /** Undefined for those that the machine has, as the SDK finds them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  isPathStyle: boolean;
};

type Sdk = typeof import('@aws-sdk/client-s3');
type Connection = { sdk: Sdk; client: S3Client };

const unavailable = (cause: unknown) => new AppError('file-storage-unavailable', { cause });

/** `NotFound` is sent where a response has no body, and by some servers for an object in any case. */
const isGone = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** Only the first use loads the SDK. */
async function connect(
  { endpoint, region, credentials, isPathStyle }: S3Settings,
  limits: S3Limits,
): Promise<Connection> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
    forcePathStyle: isPathStyle,
    maxAttempts: ATTEMPTS,
    // Newer checksums are unknown to many compatible servers; the signature covers the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: limits.connect, socketTimeout: limits.silence },
  });
  return { sdk, client };
}

/** The signal is that of `work` alone: what is read after it has ended may take longer. */
async function within<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), limitMs);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

function contentOf(
  { Body, ContentLength }: GetObjectCommandOutput,
  bytes: number,
): ReadableStream<Uint8Array> {
  if (Body && ContentLength === bytes) return Body.transformToWebStream();
  (Body as { destroy?: () => void } | undefined)?.destroy?.();
  throw unavailable(new Error(`${ContentLength ?? 'no'} bytes were sent instead of ${bytes}`));
}

/** Objects are named `prefix` and their id. Throws `file-storage-unavailable` if the service does not respond. */
export function s3Storage(settings: S3Settings, limits: S3Limits = S3_LIMITS): BlobStorage {
  const { bucket: Bucket, prefix } = settings;
  let connection: Promise<Connection> | undefined;

  const call = async <T>(
    limitMs: number,
    work: (open: Connection, signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    connection ??= connect(settings, limits);
    const open = await connection;
    return within(limitMs, (signal) => work(open, signal));
  };
  const named = (id: ObjectId) => ({ Bucket, Key: `${prefix}${id.toHexString()}` });

  return {
    async write(id, name, bytes) {
      try {
        await call(limits.write, ({ sdk, client }, abortSignal) =>
          client.send(
            new sdk.PutObjectCommand({
              ...named(id),
              Body: bytes,
              ContentLength: bytes.byteLength,
              ContentType: 'application/octet-stream',
              Metadata: { name },
            }),
            { abortSignal },
          ),
        );
      } catch (cause) {
        throw unavailable(cause);
      }
    },

    async read(id, { start, end }) {
      let found: GetObjectCommandOutput;
      try {
        found = await call(limits.response, ({ sdk, client }, abortSignal) =>
          client.send(new sdk.GetObjectCommand({ ...named(id), Range: `bytes=${start}-${end - 1}` }), {
            abortSignal,
          }),
        );
      } catch (cause) {
        if (isGone(cause)) return null;
        throw unavailable(cause);
      }
      return contentOf(found, end - start);
    },

    async remove(id) {
      try {
        await call(limits.response, ({ sdk, client }, abortSignal) =>
          client.send(new sdk.DeleteObjectCommand(named(id)), { abortSignal }),
        );
      } catch (cause) {
        if (!isGone(cause)) throw unavailable(cause);
      }
    },

    async listIds({ before, after, limit }) {
      // An id begins with the second it was made in, so that names are in the order of time.
      const end = ObjectId.createFromTime(Math.floor(before.getTime() / SECOND_MS)).toHexString();
      const ids: ObjectId[] = [];
      let last = `${prefix}${after?.toHexString() ?? ''}`;
      for (;;) {
        const StartAfter = last;
        const page = await call(limits.response, ({ sdk, client }, abortSignal) =>
          client.send(
            new sdk.ListObjectsV2Command({
              ...{ Bucket, Prefix: prefix, StartAfter },
              MaxKeys: limits.page,
            }),
            { abortSignal },
          ),
        ).catch((cause: unknown) => {
          throw unavailable(cause);
        });
        for (const { Key = '' } of page.Contents ?? []) {
          // Not every server supports `StartAfter`.
          if (Key <= StartAfter) continue;
          const name = Key.slice(prefix.length);
          if (name >= end) return ids;
          // The bucket may have other objects under the prefix.
          if (ID.test(name)) ids.push(ObjectId.createFromHexString(name));
          if (ids.length === limit) return ids;
          last = Key;
        }
        if (!page.IsTruncated || last === StartAfter) return ids;
      }
    },
  };
}
