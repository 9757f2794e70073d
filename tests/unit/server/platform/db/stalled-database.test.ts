import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type MongoEmulator, startMongoEmulator } from '@forgeline/mongo-emulator';
import { type ClientSession, type Collection, MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { client, database } from '@/lib/server/platform/db/client';
import { isDatabaseOutage } from '@/lib/server/platform/db/database-errors';
import { isDatabaseReady } from '@/lib/server/platform/db/reachable';
import { afterCommit, inTransaction } from '@/lib/server/platform/db/transaction';

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: 'stalled' }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/platform/log', () => {
  const quiet = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  return { log: () => quiet };
});

/** Everything but heartbeats and handshakes. */
const OPERATIONS = [
  ...['find', 'getMore', 'aggregate', 'count', 'distinct', 'insert', 'update', 'delete', 'findAndModify'],
  ...['commitTransaction', 'abortTransaction'],
];
/** Longer than any test: what waits for the end of a stall fails its test. */
const FOR_EVER_MS = 3_600_000;
const LIMIT = { timeout: 20_000 };

type Note = { _id: number; text: string };

const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-stalled-'));
let emulator: MongoEmulator;
let operator: MongoClient;
let notes: Collection<Note>;

beforeAll(async () => {
  emulator = await startMongoEmulator({ port: 0, folder, testCommands: true });
  settings.MONGODB_URI = emulator.uri;
  operator = await new MongoClient(emulator.uri).connect();
  notes = (await database()).collection<Note>('notes');
  await notes.insertMany([1, 2, 3].map((_id) => ({ _id, text: 'old' })));
});

const failPoint = (mode: unknown, data?: object) =>
  operator.db('admin').command({ configureFailPoint: 'failCommand', mode, ...(data && { data }) });
const stall = (commands = OPERATIONS) =>
  failPoint('alwaysOn', { failCommands: commands, blockConnection: true, blockTimeMS: FOR_EVER_MS });

afterEach(async () => {
  await failPoint('off');
  await expect.poll(isDatabaseReady, LIMIT).toBe(true);
});

afterAll(async () => {
  await client().close();
  await operator.close();
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const update = { $set: { text: 'new' } };
const bulk = [{ updateOne: { filter: { _id: 1 }, update } }];
// Each waits for its deadline: all of them at once wait as long as one.
it('an operation on a database that answers hello and nothing else fails as an outage, whatever it is', async () => {
  const operations: Record<string, () => Promise<unknown>> = {
    'a read': () => notes.findOne({ _id: 1 }),
    'a count': () => notes.countDocuments(),
    'a write': () => notes.updateOne({ _id: 1 }, update),
    'a write of many, which is not tried again': () => notes.updateMany({}, update),
    'a change of one': () => notes.findOneAndUpdate({ _id: 1 }, update),
    'a bulk write': () => notes.bulkWrite(bulk),
    'a bulk write that is not tried again': () => notes.bulkWrite([{ updateMany: { filter: {}, update } }]),
  };
  await stall();
  const ended = await Promise.all(
    Object.entries(operations).map(async ([name, operate]) => [name, await failureOf(operate())]),
  );
  expect(ended.filter(([, error]) => !isDatabaseOutage(error))).toEqual([]);
});

it.each([
  ['begins', false],
  ['has written', true],
])(
  'a transaction fails as an outage where the stall begins once it %s, and has no effect',
  async (_, hasWritten) => {
    const writes: ((session: ClientSession) => Promise<unknown>)[] = [
      (session) => notes.insertOne({ _id: 11, text: 'never' }, { session }),
      (session) => notes.insertMany([{ _id: 12, text: 'never' }], { session }),
      (session) => notes.bulkWrite(bulk, { session }),
    ];
    let begun = 0;
    let release: () => void = () => undefined;
    const stalled = new Promise<void>((resolve) => {
      release = resolve;
    });
    const failures = writes.map((write, index) =>
      failureOf(
        inTransaction(async (session) => {
          if (hasWritten) await notes.insertOne({ _id: 20 + index, text: 'never' }, { session });
          begun += 1;
          if (begun === writes.length) await stall().then(release);
          await stalled;
          await write(session);
        }),
      ),
    );
    for (const failure of await Promise.all(failures)) expect(failure).toSatisfy(isDatabaseOutage);
    await failPoint('off');
    await expect.poll(isDatabaseReady, LIMIT).toBe(true);
    expect(await notes.countDocuments({ text: 'never' })).toBe(0);
  },
);

it('a cursor fails as an outage where the database stalls between two batches', async () => {
  const cursor = notes.find({}, { batchSize: 1 });
  await cursor.next();
  await stall();
  expect(await failureOf(cursor.toArray())).toSatisfy(isDatabaseOutage);
});

it('any number of operations fail at once on a database that answers hello and nothing else, more than there are connections', async () => {
  await stall();
  const failures = await Promise.all(
    Array.from({ length: 200 }, () => failureOf(database().then(() => notes.findOne({ _id: 1 })))),
  );
  expect(failures.filter((error) => !isDatabaseOutage(error))).toEqual([]);
});

it('the store is not ready while its database is stalled, refuses work at once, and recovers by itself', async () => {
  await stall();
  void failureOf(notes.findOne({ _id: 1 }));
  await expect.poll(isDatabaseReady, LIMIT).toBe(false);
  expect(await failureOf(database())).toMatchObject({ code: 'database-unavailable' });
  await failPoint('off');
  await expect.poll(isDatabaseReady, LIMIT).toBe(true);
  expect(await notes.findOne({ _id: 1 })).toMatchObject({ _id: 1 });
});

it('the store stays ready where one kind of operation takes for ever', async () => {
  await stall(['aggregate']);
  expect(await failureOf(notes.aggregate([]).toArray())).toSatisfy(isDatabaseOutage);
  expect(isDatabaseReady()).toBe(true);
});

const committed = vi.fn();
const insert = (_id: number) =>
  inTransaction(async (session) => {
    afterCommit(session, () => committed(_id));
    await notes.insertOne({ _id, text: 'kept' }, { session });
  });

it('a commit without a reply is reported as unknown, never as failed, and is resolved once the database responds', async () => {
  await stall(['commitTransaction']);
  expect(await failureOf(insert(20))).toMatchObject({
    code: 'database-unavailable',
    reason: { code: 'outcome-unknown' },
  });
  expect(committed).not.toHaveBeenCalledWith(20);
  await failPoint('off');
  await expect.poll(() => notes.countDocuments({ _id: 20 }), LIMIT).toBe(1);
  // What follows the commit follows it then, though its caller has gone.
  await expect.poll(() => committed.mock.calls, LIMIT).toEqual([[20]]);
});

it('a commit without a reply is a commit like any other where the reply comes at the second attempt', async () => {
  await failPoint(
    { times: 1 },
    {
      failCommands: ['commitTransaction'],
      blockConnection: true,
      blockTimeMS: FOR_EVER_MS,
    },
  );
  await insert(21);
  expect(await notes.countDocuments({ _id: 21 })).toBe(1);
  expect(committed.mock.calls.filter(([id]) => id === 21)).toHaveLength(1);
});

it('a commit without a reply is run again where the database reports that nothing of it happened', async () => {
  // NoSuchTransaction: the server has rolled it back.
  await failPoint({ times: 1 }, { failCommands: ['commitTransaction'], errorCode: 251 });
  await insert(22);
  expect(await notes.countDocuments({ _id: 22 })).toBe(1);
  expect(committed.mock.calls.filter(([id]) => id === 22)).toHaveLength(1);
});
