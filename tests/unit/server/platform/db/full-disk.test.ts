import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type MongoEmulator, startMongoEmulator } from '@forgeline/mongo-emulator';
import { type Collection, MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { failureResponse } from '@/lib/server/api/responses';
import { client, openDatabase } from '@/lib/server/platform/db/client';
import { inTransaction } from '@/lib/server/platform/db/transaction';

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: 'full' }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/platform/log', () => {
  const quiet = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  return { log: () => quiet };
});

/** MongoDB's code of a disk that takes no more. */
const OUT_OF_DISK_SPACE = 14_031;

type Note = { _id: number; text: string };

const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-full-'));
let emulator: MongoEmulator;
let operator: MongoClient;
let notes: Collection<Note>;

beforeAll(async () => {
  emulator = await startMongoEmulator({ port: 0, folder, testCommands: true });
  settings.MONGODB_URI = emulator.uri;
  operator = await new MongoClient(emulator.uri).connect();
  notes = (await openDatabase()).collection<Note>('notes');
  await notes.insertOne({ _id: 1, text: 'old' });
});

const failPoint = (mode: unknown, data?: object) =>
  operator.db('admin').command({ configureFailPoint: 'failCommand', mode, ...(data && { data }) });

afterEach(() => failPoint('off'));

afterAll(async () => {
  await client().close();
  await operator.close();
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

const fillDisk = () =>
  failPoint('alwaysOn', {
    failCommands: ['insert', 'update', 'delete', 'findAndModify', 'commitTransaction'],
    errorCode: OUT_OF_DISK_SPACE,
  });
const update = { $set: { text: 'new' } };
/** Returns what a call gets that makes this change. */
async function responseTo(work: () => Promise<unknown>): Promise<Response> {
  const request = { method: 'POST', route: '/api/order' };
  return work().then(
    () => new Response(null, { status: 204 }),
    (error: unknown) => failureResponse(error, request),
  );
}

it.each<[string, () => Promise<unknown>]>([
  ['a write', () => notes.updateOne({ _id: 1 }, update)],
  ['a change of one', () => notes.findOneAndUpdate({ _id: 1 }, update)],
  ['a bulk write', () => notes.bulkWrite([{ updateOne: { filter: { _id: 1 }, update } }])],
  ['an insertion of many', () => notes.insertMany([{ _id: 2, text: 'new' }])],
  ['a transaction', () => inTransaction((session) => notes.updateOne({ _id: 1 }, update, { session }))],
])('%s that finds the disk full is a 503 to be tried again, and changes nothing', async (_, write) => {
  await fillDisk();
  const response = await responseTo(write);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toMatchObject({ code: 'database-unavailable' });
  expect(await notes.find().toArray()).toEqual([{ _id: 1, text: 'old' }]);
});

it('a transaction whose commit finds it full is not run again and again, and succeeds once there is room', async () => {
  await failPoint('alwaysOn', { failCommands: ['commitTransaction'], errorCode: OUT_OF_DISK_SPACE });
  let runs = 0;
  const change = () =>
    inTransaction(async (session) => {
      runs += 1;
      await notes.updateOne({ _id: 1 }, update, { session });
    });
  expect((await responseTo(change)).status).toBe(503);
  expect(runs).toBe(1);
  expect(await notes.findOne({ _id: 1 })).toEqual({ _id: 1, text: 'old' });
  await failPoint('off');
  expect((await responseTo(change)).status).toBe(204);
  expect(await notes.findOne({ _id: 1 })).toEqual({ _id: 1, text: 'new' });
});
