import { MongoClient, ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { storeEnvironment, unique } from '@/tests/support/store';

/** The hash chain, against a database of its own, since these tests change the log directly in the database. */
const database = unique('audit_');
const mongo = new MongoClient(storeEnvironment().MONGODB_URI ?? '');
const db = mongo.db(database);
const log = db.collection<{ _id: number; [field: string]: unknown }>('audit_log');

type Audit = {
  record: typeof import('@/lib/server/platform/audit-log/record-audit-event').recordAuditEvent;
  seal: typeof import('@/lib/server/platform/audit-log/seal-audit-log').sealAuditLog;
  verify: typeof import('@/lib/server/platform/audit-log/verify-audit-log').verifyAuditLog;
  inTransaction: typeof import('@/lib/server/platform/db/transaction').inTransaction;
  client: typeof import('@/lib/server/platform/db/client').client;
};
let audit: Audit;

const admin = { userId: new ObjectId(), role: 'admin' } as const;

function record(text: string, session?: Parameters<Audit['record']>[1]): Promise<void> {
  const subject = { kind: 'tool', id: new ObjectId(), label: text } as const;
  return audit.record({ action: 'tool.added', actor: admin, subject, after: { moq: 3 } }, session);
}

beforeAll(async () => {
  Object.assign(process.env, storeEnvironment(), {
    MONGODB_DB: database,
    BACKGROUND_WORK: '0',
    PARENT_PIPE: '0',
  });
  const { client, openDatabase } = await import('@/lib/server/platform/db/client');
  await openDatabase();
  audit = {
    record: (await import('@/lib/server/platform/audit-log/record-audit-event')).recordAuditEvent,
    seal: (await import('@/lib/server/platform/audit-log/seal-audit-log')).sealAuditLog,
    verify: (await import('@/lib/server/platform/audit-log/verify-audit-log')).verifyAuditLog,
    inTransaction: (await import('@/lib/server/platform/db/transaction')).inTransaction,
    client,
  };
});

afterAll(async () => {
  await db.dropDatabase();
  await mongo.close();
  await audit.client().close();
});

/** A chain of five, whose labels are one to five. */
beforeEach(async () => {
  await Promise.all(
    ['audit_pending', 'audit_isolated', 'audit_log', 'audit_head'].map((name) =>
      db.collection(name).deleteMany({}),
    ),
  );
  for (const text of ['one', 'two', 'three', 'four', 'five']) await record(text);
  expect(await audit.seal()).toBe(5);
});

it('the audit log numbers what was recorded from 1 on, in the order it was recorded', async () => {
  const entries = await log.find({}, { sort: { _id: 1 } }).toArray();
  expect(entries.map(({ _id, subject }) => [_id, (subject as { label: string }).label])).toEqual([
    [1, 'one'],
    [2, 'two'],
    [3, 'three'],
    [4, 'four'],
    [5, 'five'],
  ]);
  expect(await audit.verify()).toMatchObject({ entries: 5, waiting: 0, fault: null });
});

it('the audit log holds an event exactly when its transaction was committed', async () => {
  await audit.inTransaction((session) => record('kept', session));
  await expect(
    audit.inTransaction(async (session) => {
      await record('undone', session);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await audit.seal()).toBe(1);
  expect(await log.countDocuments({ 'subject.label': 'undone' })).toBe(0);
});

it('the audit log is one chain without gaps when many processes write and several seal at once', async () => {
  const writers = Array.from({ length: 40 }, (_, index) =>
    audit.inTransaction((session) => record(`writer ${index}`, session)),
  );
  const sealers = Array.from({ length: 4 }, () => audit.seal());
  await Promise.all([...writers, ...sealers]);
  await audit.seal();
  expect(await audit.verify()).toMatchObject({ entries: 45, waiting: 0, fault: null });
});

it('the audit log goes on when its key was changed, and verifies with the former one', async () => {
  const { env } = await import('@/lib/server/platform/config/env');
  const settings = env();
  const former = settings.AUDIT_LOG_SECRET;
  settings.AUDIT_LOG_SECRET = 'k'.repeat(40);
  try {
    await record('six');
    await audit.seal();
    expect((await audit.verify()).fault).toMatchObject({ seq: 1, kind: 'unknown-key' });
    settings.AUDIT_LOG_SECRET_PREVIOUS = [former];
    expect(await audit.verify()).toMatchObject({ entries: 6, fault: null });
  } finally {
    settings.AUDIT_LOG_SECRET = former;
    settings.AUDIT_LOG_SECRET_PREVIOUS = [];
  }
});

const pending = db.collection('audit_pending');
const isolated = db.collection('audit_isolated');

it('sealing the audit log goes on past any number of events that were changed while they waited, which it isolates', async () => {
  for (let count = 0; count < 201; count += 1) await record(`forged ${count}`);
  await pending.updateMany({}, { $set: { action: 'tool.deleted' } });
  await record('six');
  expect(await audit.seal()).toBe(1);
  expect(await log.countDocuments({ 'subject.label': 'six' })).toBe(1);
  expect(await pending.countDocuments()).toBe(0);
  expect(await isolated.countDocuments({ reason: 'changed', isolatedAt: { $type: 'date' } })).toBe(201);
  expect(await audit.verify()).toMatchObject({
    entries: 6,
    waiting: 0,
    isolated: 201,
    fault: { seq: null, kind: 'inserted' },
  });
});

it.each([
  ['without any content', () => ({ _id: new ObjectId() })],
  ['whose id is none', () => ({ _id: 'x' as unknown as ObjectId, at: 'yesterday' })],
  ['whose actor is missing', () => ({ _id: new ObjectId(), at: new Date(), subject: {} })],
])('sealing the audit log goes on past a document %s', async (_, made) => {
  await record('six');
  const { keyId } = (await pending.findOne({}))!;
  await pending.insertOne({ ...made(), keyId, mac: 'x' });
  await record('seven');
  expect(await audit.seal()).toBe(2);
  expect(await isolated.countDocuments()).toBe(1);
});

it('sealing the audit log goes on past an event that was put back after it was chained, once and again', async () => {
  await record('six');
  const six = (await pending.findOne({}))!;
  expect(await audit.seal()).toBe(1);
  for (let time = 1; time <= 2; time += 1) {
    await pending.insertOne(six);
    await pending.insertOne({ ...six, _id: new ObjectId() });
    await record(`after ${time}`);
    expect(await audit.seal()).toBe(1);
  }
  expect(await isolated.countDocuments({ reason: 'repeated' })).toBe(1);
  expect(await isolated.countDocuments({ reason: 'changed' })).toBe(2);
  expect((await audit.verify()).entries).toBe(8);
});

it('sealing the audit log goes on past events of a key that is missing, which wait until it is there', async () => {
  const { env } = await import('@/lib/server/platform/config/env');
  const settings = env();
  const former = settings.AUDIT_LOG_SECRET;
  const { readUnsealed } = await import('@/lib/server/platform/audit-log/seal-audit-log');
  await record('six');
  settings.AUDIT_LOG_SECRET = 'k'.repeat(40);
  try {
    await record('seven');
    expect(await audit.seal()).toBe(1);
    expect(await pending.countDocuments()).toBe(1);
    expect(await readUnsealed()).toEqual({ isolated: 0, unknownKey: 1 });
    settings.AUDIT_LOG_SECRET_PREVIOUS = [former];
    expect(await audit.seal()).toBe(1);
    expect(await readUnsealed()).toEqual({ isolated: 0, unknownKey: 0 });
    expect(await audit.verify()).toMatchObject({ entries: 7, waiting: 0, fault: null });
  } finally {
    settings.AUDIT_LOG_SECRET = former;
    settings.AUDIT_LOG_SECRET_PREVIOUS = [];
  }
});

it('sealing the audit log goes on with texts that were cut within a character', async () => {
  const text = `${'x'.repeat(299)}🔧`;
  const subject = { kind: 'tool', id: new ObjectId(), label: 'half \ud83d' } as const;
  await audit.record({ action: 'tool.added', actor: admin, subject, after: { text } });
  expect(await audit.seal()).toBe(1);
  expect(await audit.verify()).toMatchObject({ entries: 6, isolated: 0, fault: null });
});

it('verifying the audit log names the first entry whose content was changed', async () => {
  await log.updateOne({ _id: 3 }, { $set: { 'after.moq': 1 } });
  await log.updateOne({ _id: 4 }, { $set: { action: 'tool.deleted' } });
  expect((await audit.verify()).fault).toMatchObject({ seq: 3, kind: 'changed' });
});

it('verifying the audit log names the first entry whose time or actor was changed', async () => {
  await log.updateOne({ _id: 2 }, { $set: { at: new Date(0) } });
  expect((await audit.verify()).fault).toMatchObject({ seq: 2, kind: 'changed' });
  await log.updateOne({ _id: 1 }, { $set: { 'actor.id': new ObjectId().toHexString() } });
  expect((await audit.verify()).fault).toMatchObject({ seq: 1, kind: 'changed' });
});

it('verifying the audit log names the first entry that was removed from the middle, the beginning or the end', async () => {
  const all = await log.find().toArray();
  for (const seq of [3, 1, 5]) {
    await log.deleteOne({ _id: seq });
    expect((await audit.verify()).fault).toMatchObject({ seq, kind: 'removed' });
    await log.insertOne(all.find((entry) => entry._id === seq)!);
  }
  expect((await audit.verify()).fault).toBeNull();
  await log.deleteMany({});
  expect((await audit.verify()).fault).toMatchObject({ seq: 1, kind: 'removed' });
});

it('verifying the audit log names the first entry that was inserted with a hash of its own making', async () => {
  const last = (await log.findOne({ _id: 5 }))!;
  await log.insertOne({ ...last, _id: 6, eventId: 'x', previousHash: last.hash, hash: 'f'.repeat(64) });
  expect((await audit.verify()).fault).toMatchObject({ seq: 6, kind: 'inserted' });
  await log.deleteOne({ _id: 6 });
  await log.insertOne({ ...last, _id: 2.5, eventId: 'x' });
  expect((await audit.verify()).fault).toMatchObject({ kind: 'inserted' });
});

it('verifying the audit log names the first entry that took the place of another', async () => {
  const [two, three] = [(await log.findOne({ _id: 2 }))!, (await log.findOne({ _id: 3 }))!];
  await log.deleteMany({ _id: { $in: [2, 3] } });
  await log.insertMany([
    { ...three, _id: 2 },
    { ...two, _id: 3 },
  ]);
  expect((await audit.verify()).fault).toMatchObject({ seq: 2, kind: 'changed' });
});

it('verifying the audit log names the first entry that waits for its place and was not written by the store', async () => {
  await record('six');
  const pending = db.collection('audit_pending');
  await pending.updateOne({}, { $set: { action: 'tool.deleted' } });
  expect(await audit.seal()).toBe(0);
  expect((await audit.verify()).fault).toMatchObject({ seq: null, kind: 'inserted' });
});

it('verifying the audit log names the first entry after which the log was put back to an older copy of itself, where the end was noted', async () => {
  const noted = (await audit.verify()).head!;
  const [entries, heads] = [await log.find().toArray(), await db.collection('audit_head').find().toArray()];
  await record('six');
  await audit.seal();
  const later = (await audit.verify()).head!;
  await log.deleteMany({});
  await db.collection('audit_head').deleteMany({});
  await log.insertMany(entries);
  await db.collection('audit_head').insertMany(heads);
  expect((await audit.verify(noted)).fault).toBeNull();
  expect((await audit.verify(later)).fault).toMatchObject({ seq: 6, kind: 'removed' });
});
