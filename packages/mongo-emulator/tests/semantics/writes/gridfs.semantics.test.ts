import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { GridFSBucket, type ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { openEngine } from '../../support/engine';

const { db } = await openEngine('gridfs');

async function upload(bucket: GridFSBucket, name: string, bytes: Buffer): Promise<ObjectId> {
  const stream = bucket.openUploadStream(name, { metadata: { kind: 'picture' } });
  await pipeline(Readable.from([bytes]), stream);
  return stream.id;
}

test('a file of many chunks comes back as it was', async () => {
  const bucket = new GridFSBucket(db, { bucketName: 'many' });
  const bytes = randomBytes(1_000_003);
  const id = await upload(bucket, 'drill.jpg', bytes);
  expect(bytes.equals(await buffer(bucket.openDownloadStream(id)))).toBe(true);
  const [file] = await bucket.find({ filename: 'drill.jpg' }).toArray();
  expect(file).toMatchObject({
    _id: id,
    length: 1_000_003,
    chunkSize: 255 * 1024,
    metadata: { kind: 'picture' },
  });
  expect(await db.collection('many.chunks').countDocuments({ files_id: id })).toBe(4);
});

test('a range of bytes, and an empty file', async () => {
  const bucket = new GridFSBucket(db, { bucketName: 'range', chunkSizeBytes: 1_000 });
  const bytes = randomBytes(5_500);
  const id = await upload(bucket, 'a', bytes);
  const range = await buffer(bucket.openDownloadStream(id, { start: 900, end: 3_100 }));
  expect(bytes.subarray(900, 3_100).equals(range)).toBe(true);
  const empty = await upload(bucket, 'b', Buffer.alloc(0));
  expect(await buffer(bucket.openDownloadStream(empty))).toHaveLength(0);
});

test('revisions by name, renaming, deleting', async () => {
  const bucket = new GridFSBucket(db, { bucketName: 'names' });
  await upload(bucket, 'x', Buffer.from('first'));
  const second = await upload(bucket, 'x', Buffer.from('second'));
  expect((await buffer(bucket.openDownloadStreamByName('x', { revision: 0 }))).toString()).toBe('first');
  expect((await buffer(bucket.openDownloadStreamByName('x'))).toString()).toBe('second');
  await bucket.rename(second, 'y');
  expect((await buffer(bucket.openDownloadStreamByName('x'))).toString()).toBe('first');
  await bucket.delete(second);
  await expect(buffer(bucket.openDownloadStream(second))).rejects.toThrow(/FileNotFound/);
  expect(await db.collection('names.chunks').countDocuments({ files_id: second })).toBe(0);
  await bucket.drop();
  expect(await bucket.find().toArray()).toStrictEqual([]);
});

test('the indexes of a bucket are made', async () => {
  const bucket = new GridFSBucket(db, { bucketName: 'indexed' });
  await upload(bucket, 'a', Buffer.from('a'));
  const chunks = await db.collection('indexed.chunks').indexes();
  expect(chunks.find((index) => index.name === 'files_id_1_n_1')).toMatchObject({ unique: true });
});
