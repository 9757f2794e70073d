import type { Db } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { s3Storage } from '@/lib/server/platform/blobs/s3-storage';
import { checkFiles } from '@/scripts/forgeline/doctor/check-files';
import { type S3Server, startS3Server } from '@/tests/support/servers/s3-servers';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
});

/** A database in which this many files are. */
const holding = (count: number) => async () =>
  ({ collection: () => ({ countDocuments: async () => count }) }) as unknown as Db;
const noDatabase = () => Promise.reject(new Error('is away'));
const bucket = () => s3Storage(s3.settings);

it('doctor, of uploaded files has nothing to say where they are in the database', async () => {
  expect(await checkFiles({ isS3: false, bucket: null }, noDatabase)).toMatchObject({ status: 'ok' });
});

it('doctor, of uploaded files tries a bucket, and leaves nothing there', async () => {
  const storage = bucket();
  expect(await checkFiles({ isS3: true, bucket: storage }, holding(0))).toMatchObject({ status: 'ok' });
  expect(await checkFiles({ isS3: false, bucket: storage }, holding(7))).toMatchObject({ status: 'ok' });
  expect(await checkFiles({ isS3: true, bucket: storage }, noDatabase)).toMatchObject({ status: 'ok' });
  const before = new Date(Date.now() + 3_600_000);
  expect(await storage.listIds({ before, after: null, limit: 9 })).toEqual([]);
});

it('doctor, of uploaded files says that files are in the database still', async () => {
  const finding = await checkFiles({ isS3: true, bucket: bucket() }, holding(7));
  expect(finding).toMatchObject({ status: 'warn', todo: 'Run forgeline move-files' });
  expect(finding.text).toContain('7 are in the database still');
});

it('doctor, of uploaded files says what the service refuses, in its words', async () => {
  const settings = { ...s3.settings, bucket: 'no-such-bucket' };
  const finding = await checkFiles({ isS3: true, bucket: s3Storage(settings) }, holding(0));
  expect(finding).toMatchObject({ status: 'fail', todo: expect.stringContaining('S3_BUCKET') });
  expect(finding.text).toMatch(/an object cannot be written \(NoSuchBucket: /);
});

it.each([
  ['read', 'read'],
  ['listIds', 'listed'],
  ['remove', 'deleted'],
] as const)('doctor, of uploaded files reports where the key may not %s', async (method, word) => {
  const denied = Object.assign(new Error('Access Denied'), { name: 'AccessDenied' });
  const refusing = { ...bucket(), [method]: () => Promise.reject(denied) };
  const { status, text } = await checkFiles({ isS3: true, bucket: refusing }, holding(0));
  expect([status, text]).toEqual([
    'fail',
    `in the bucket an object cannot be ${word} (AccessDenied: Access Denied)`,
  ]);
});

it('doctor, of uploaded files detects a bucket that stores nothing, or deletes nothing', async () => {
  const forgetful = { ...bucket(), read: async () => null };
  expect((await checkFiles({ isS3: true, bucket: forgetful }, holding(0))).text).toContain('read again');
  const stubborn = { ...bucket(), remove: async () => undefined };
  expect((await checkFiles({ isS3: true, bucket: stubborn }, holding(0))).text).toContain('read still');
});
