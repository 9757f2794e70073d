import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Binary, BSONRegExp, type Db, Double, GridFSBucket, Int32, Long, ObjectId, Timestamp } from 'mongodb';
import { expect, it } from 'vitest';
import { restoreBackup } from '@/lib/server/platform/db/backup/restore-backup';
import { prepareDatabase } from '@/lib/server/platform/db/prepare-database';
import { testDatabase } from '../migrations/test-database';
import { backUp, backupFolder } from './backup-test';

const { newDatabase } = testDatabase();
const folderOf = backupFolder();
const now = new Date('2026-11-23T04:15:00Z');

const restore = (db: Db, folder: string) => restoreBackup({ db, folder, now, keepsSeries: false });

const mail = (key: string, more: object = {}) => ({
  kind: 'mail',
  key,
  to: 'buyer@example.com',
  subject: key,
  text: 'text',
  html: 'html',
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: now,
  createdAt: now,
  ...more,
});

async function store(): Promise<Db> {
  const db = newDatabase();
  await prepareDatabase(db);
  return db;
}

it('a restored database has every document byte for byte, and every index', async () => {
  const db = await store();
  const things = db.collection<{ _id: unknown }>('things');
  await things.createIndex({ name: 1, n: -1 }, { unique: true, partialFilterExpression: { n: { $gt: 0 } } });
  await things.createIndex({ at: 1 }, { expireAfterSeconds: 3600 });
  const values = {
    ...{ double: new Double(1), int: new Int32(1), long: Long.fromString('9007199254740993') },
    ...{ at: new Date(0), nothing: null, binary: new Binary(Buffer.from('bytes')), id: new ObjectId() },
    ...{ pattern: new BSONRegExp('^a', 'i'), time: new Timestamp({ t: 1, i: 2 }), list: [[{ deep: 'ü' }]] },
  };
  await things.insertMany(
    Array.from({ length: 2_500 }, (_, n) => ({
      _id: n,
      name: `thing ${n}`,
      n: new Int32(n),
      ...values,
    })) as never,
  );
  const first = await backUp(db, folderOf('first'));
  const target = newDatabase();
  await restore(target, folderOf('first'));
  const second = await backUp(target, folderOf('second'));
  const hashes = ({ files }: typeof first, ending: string) =>
    files.find((file) => file.path.endsWith(`/things.${ending}`))?.sha256;
  expect(hashes(second, 'bson')).toBe(hashes(first, 'bson'));
  const indexesOf = async (of: Db) =>
    (await of.collection('things').indexes()).map((index) => ({ ...index }));
  expect(await indexesOf(target)).toEqual(await indexesOf(db));
});

it('a restored database has uploaded files with their content', async () => {
  const db = await store();
  const content = randomBytes(700_000);
  const bucket = (of: Db) => new GridFSBucket(of, { bucketName: 'file_data' });
  const upload = bucket(db).openUploadStream('a.webp');
  await pipeline(Readable.from([content]), upload);
  await backUp(db, folderOf('files'));
  const target = newDatabase();
  await restore(target, folderOf('files'));
  const parts = await bucket(target).openDownloadStream(upload.id).toArray();
  expect(Buffer.concat(parts).equals(content)).toBe(true);
});

it('a restored database has no session, no valid API key, no one-time link and no mail that would be sent, and another series of invoice numbers', async () => {
  const db = await store();
  await db.collection('users').insertOne({ email: 'a@example.com', sessions: [{ id: 'one' }] });
  const revokedAt = new Date('2026-01-01');
  await db.collection('api_keys').insertMany([{ hash: 'live' }, { hash: 'revoked', revokedAt }]);
  await db.collection<{ _id: string }>('account_tokens').insertOne({ _id: 'hash' });
  const unsubscribeToken = new ObjectId().toHexString();
  await db
    .collection('subscribers')
    .insertOne({ email: 's@example.com', state: 'pending', confirmHash: 'hash', unsubscribeToken });
  await db
    .collection('outbox')
    .insertMany([
      mail('order-paid:1'),
      mail('order-placed:2', { state: 'held' }),
      mail('verify:3', { urgent: true }),
      mail('order-shipped:4', { state: 'sent', sentAt: new Date() }),
    ]);
  await db.collection<{ _id: string; last: number }>('counters').insertOne({ _id: 'invoice', last: 43 });
  await backUp(db, folderOf('set-back'));
  const target = newDatabase();
  const record = await restore(target, folderOf('set-back'));
  expect(record).toMatchObject({
    state: 'loaded',
    series: '2611230415',
    setBack: { sessions: 1, keys: 1, links: 2, mails: 2, deadMails: 1, endpoints: 0 },
  });
  expect(await target.collection('users').findOne()).toMatchObject({ sessions: [] });
  const keys = await target.collection('api_keys').find().sort({ hash: 1 }).toArray();
  expect(keys.map((key) => key.revokedAt)).toEqual([expect.any(Date), revokedAt]);
  expect(await target.collection('account_tokens').countDocuments()).toBe(0);
  expect(await target.collection('subscribers').findOne()).not.toHaveProperty('confirmHash');
  const states = await target.collection('outbox').find().sort({ key: 1 }).toArray();
  expect(states.map(({ key, state }) => `${key} ${state}`)).toEqual([
    'order-paid:1 set-aside',
    'order-placed:2 set-aside',
    'order-shipped:4 sent',
    'verify:3 failed',
  ]);
  const counters = await target.collection('counters').find().sort({ _id: -1 }).toArray();
  expect(counters).toEqual([
    { _id: 'invoice', last: 43, series: '2611230415' },
    { _id: 'delivery-note', last: 0, series: '2611230415' },
    { _id: 'credit-note', last: 0, series: '2611230415' },
  ]);
  expect(await restore(target, folderOf('set-back'))).toEqual(record);
});

it('a restored database has no job that has succeeded, and no lease or refreshed page', async () => {
  const db = await store();
  const gone = ['job_runs', 'leases', 'refreshed_tags'];
  for (const name of gone) await db.collection<{ _id: string }>(name).insertOne({ _id: 'before' });
  await backUp(db, folderOf('jobs'));
  const target = newDatabase();
  await restore(target, folderOf('jobs'));
  for (const name of gone)
    expect(await target.collection<{ _id: string }>(name).countDocuments({ _id: 'before' })).toBe(0);
});

it('a restored database is one that was empty, of files that are whole', async () => {
  const db = await store();
  await db.collection('things').insertOne({ text: 'as written' });
  const folder = folderOf('refused');
  await backUp(db, folder);
  await expect(restore(db, folder)).rejects.toThrow('is not empty');
  const file = path.join(folder, db.databaseName, 'things.bson');
  writeFileSync(file, readFileSync(file).subarray(1));
  const target = newDatabase();
  await expect(restore(target, folder)).rejects.toThrow('damaged');
  const left = (await target.listCollections().toArray()).map(({ name }) => name);
  expect(left.filter((name) => name !== 'leases')).toEqual([]);
});

it('a restore that was cut short prevents servers from starting, and is begun again by repeating it', async () => {
  const db = await store();
  await db.collection('things').insertMany([{ n: 1 }, { n: 2 }]);
  const folder = folderOf('resumed');
  await backUp(db, folder);
  const target = newDatabase();
  const _id = createHash('sha256')
    .update(readFileSync(path.join(folder, 'manifest.json')))
    .digest('hex');
  const begun = {
    state: 'loading',
    startedAt: now,
    backup: { release: '1.2.3', snapshotAt: now },
    series: '2601010000',
  };
  await target.collection<{ _id: string }>('restores').insertOne({ _id, ...begun });
  await target.collection('things').insertOne({ n: 1 });
  await expect(prepareDatabase(target)).rejects.toThrow('was cut short');
  const other = await store();
  await backUp(other, folderOf('another'));
  await expect(restore(target, folderOf('another'))).rejects.toThrow('is not empty');
  expect(await restore(target, folder)).toMatchObject({ state: 'loaded', series: '2601010000' });
  expect(await target.collection('things').countDocuments()).toBe(2);
  await prepareDatabase(target);
});

it('data that only later releases may serve is not restored', async () => {
  const db = await store();
  await db
    .collection<{ _id: number; name: string; oldestServer: number }>('migrations')
    .insertOne({ _id: 9_999, name: 'later', oldestServer: 9_998 });
  await backUp(db, folderOf('later'));
  await expect(restore(newDatabase(), folderOf('later'))).rejects.toThrow('Start a later release');
});

it('a backup from before 0.2.0 is not restored, and its database stays empty', async () => {
  const folder = folderOf('earlier');
  await backUp(await store(), folder);
  const file = path.join(folder, 'manifest.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"format": 3', '"format": 1'));
  const target = newDatabase();
  await expect(restore(target, folder)).rejects.toThrow('that this release can restore');
  const left = (await target.listCollections().toArray()).map(({ name }) => name);
  expect(left.filter((name) => name !== 'leases')).toEqual([]);
});
