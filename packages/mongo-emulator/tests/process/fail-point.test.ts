import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Document, MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type MongoEmulator, startMongoEmulator } from '../../src/server';
import { codeOf } from '../support/failure';

let folder: string;
let server: MongoEmulator;
let client: MongoClient;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mongo-fail-point-'));
  server = await startMongoEmulator({ folder, port: 0, testCommands: true });
  client = await new MongoClient(server.uri, { retryReads: false, retryWrites: false }).connect();
});

afterAll(async () => {
  await client.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const things = () => client.db('shop').collection<Document & { _id: number }>('things');
const configure = (mode: unknown, data?: Document) =>
  client.db('admin').command({ configureFailPoint: 'failCommand', mode, ...(data && { data }) });

afterEach(() => configure('off'));

describe('the fail point failCommand', () => {
  test('holds the commands it names until it is switched off, and no others', async () => {
    await configure('alwaysOn', { failCommands: ['insert'], blockConnection: true, blockTimeMS: 600_000 });
    let isDone = false;
    const insert = things()
      .insertOne({ _id: 1 })
      .then(() => {
        isDone = true;
      });
    expect(await things().countDocuments()).toBe(0);
    expect(isDone).toBe(false);
    await configure('off');
    await insert;
    expect(await things().countDocuments()).toBe(1);
  });

  test('never runs what was held until its client had gone', async () => {
    await configure('alwaysOn', { failCommands: ['insert'], blockConnection: true, blockTimeMS: 600_000 });
    const openConnections = async () =>
      (await client.db('admin').command({ serverStatus: 1 })).connections.current;
    const before = await openConnections();
    const other = await new MongoClient(server.uri, { retryWrites: false, socketTimeoutMS: 100 }).connect();
    const write = other.db('shop').collection<{ _id: number }>('things').insertOne({ _id: 2 });
    await expect(write).rejects.toThrow('timed out');
    await other.close();
    await expect.poll(openConnections).toBe(before);
    await configure('off');
    expect(await things().countDocuments({ _id: 2 })).toBe(0);
  });

  test('fails as many commands as it is configured to', async () => {
    await configure({ times: 2 }, { failCommands: ['find'], errorCode: 91 });
    expect(await codeOf(things().findOne())).toBe(91);
    expect(await codeOf(things().findOne())).toBe(91);
    expect(await things().findOne({ _id: 0 })).toBeNull();
  });

  test('is refused by name where it is not built, and unknown to a server without test commands', async () => {
    expect(await codeOf(configure('alwaysOn', { failCommands: ['find'], closeConnection: true }))).toBe(238);
    const plainFolder = await mkdtemp(path.join(tmpdir(), 'mongo-plain-'));
    const plain = await startMongoEmulator({ folder: plainFolder, port: 0 });
    const guest = await new MongoClient(plain.uri).connect();
    const command = guest.db('admin').command({ configureFailPoint: 'failCommand', mode: 'off' });
    expect(await codeOf(command)).toBe(59);
    await guest.close();
    await plain.close();
    await rm(plainFolder, { recursive: true, force: true });
  });
});
