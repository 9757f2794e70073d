import { randomBytes } from 'node:crypto';
import { type Db, ObjectId } from 'mongodb';
import type { BlobStorage } from '@/lib/server/platform/blobs/blob-storage';
import { causeOf, type Finding } from './finding';

const SUBJECT = 'uploaded files';
const PROBE_BYTES = 64;
const MINUTE_MS = 60_000;

type Storages = { isS3: boolean; bucket: Pick<BlobStorage, 'write' | 'read' | 'remove' | 'listIds'> | null };

/** The service's error, which the store's own wraps. */
function wordsOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const name = cause instanceof Error && !/^(?:Error|TypeError)$/.test(cause.name) ? `${cause.name}: ` : '';
  return `${name}${causeOf(cause)}`;
}

/** Writes, reads, lists and deletes an object of its own. Returns what failed; null if nothing did. */
async function probe(bucket: NonNullable<Storages['bucket']>): Promise<string | null> {
  const id = new ObjectId();
  const bytes = randomBytes(PROBE_BYTES);
  let step = 'written';
  try {
    await bucket.write(id, 'probe', bytes);
    step = 'read';
    const content = await bucket.read(id, { start: 0, end: bytes.length });
    if (!content || !bytes.equals(Buffer.from(await new Response(content).arrayBuffer())))
      return 'what was written cannot be read again';
    step = 'listed';
    await bucket.listIds({ before: new Date(Date.now() + MINUTE_MS), after: null, limit: 1 });
    step = 'deleted';
    await bucket.remove(id);
    if (await bucket.read(id, { start: 0, end: bytes.length })) return 'what was deleted can be read still';
    return null;
  } catch (error) {
    return `an object cannot be ${step} (${wordsOf(error)})`;
  }
}

async function leftInDatabase(open: () => Promise<Db>): Promise<number> {
  try {
    return await (await open()).collection('file_data.files').countDocuments();
  } catch {
    // An unreachable database is another finding.
    return 0;
  }
}

export async function checkFiles({ isS3, bucket }: Storages, open: () => Promise<Db>): Promise<Finding> {
  if (!bucket) return { status: 'ok', subject: SUBJECT, text: 'are in the database' };
  const fault = await probe(bucket);
  const todo =
    'Check S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_PATH_STYLE, and that the key may list the bucket and read, write and delete objects';
  if (fault) return { status: 'fail', subject: SUBJECT, text: `in the bucket ${fault}`, todo };
  const left = isS3 ? await leftInDatabase(open) : 0;
  if (left > 0)
    return {
      status: 'warn',
      subject: SUBJECT,
      text: `the bucket works, and ${left} are in the database still`,
      todo: 'Run forgeline move-files',
    };
  const text = isS3 ? 'are in the bucket, which works' : 'are in the database, and the bucket works';
  return { status: 'ok', subject: SUBJECT, text };
}
