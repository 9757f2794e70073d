import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { isRunning } from '@forgeline/emulator-kit/process-state';
import { eventually } from '@forgeline/emulator-kit/testing/eventually';
import { startNeglected } from '@forgeline/emulator-kit/testing/zombie';
import { type Document, MongoClient } from 'mongodb';
import { afterEach, describe, expect, test } from 'vitest';
import { COMMAND, runUntilEnd, type ServerProcess, startServerProcess } from '../support/server-process';

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'mongo-life-'));
  cleanups.push(() => rm(made, { recursive: true, force: true }));
  return made;
}

async function start(dataDir: string, port?: number): Promise<ServerProcess> {
  const server = await startServerProcess(dataDir, port);
  cleanups.push(() => server.kill());
  return server;
}

async function connect(uri: string, options: object = {}): Promise<MongoClient> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 3_000, ...options });
  cleanups.push(() => client.close());
  return client.connect();
}

const things = (client: MongoClient) => client.db('shop').collection<Document & { _id: number }>('things');

describe('a server that cannot start says why in one line, and ends with 1', () => {
  test('its port is taken', async () => {
    const other = createServer();
    cleanups.push(() => closeServer(other));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const ended = await runUntilEnd(await folder(), port);
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr.trim().split('\n')).toStrictEqual([expect.stringContaining(String(port))]);
  });

  test('its data folder belongs to another one, which goes on', async () => {
    const dataDir = await folder();
    const first = await start(dataDir);
    const client = await connect(first.uri);
    await things(client).insertOne({ _id: 1 });
    const ended = await runUntilEnd(dataDir, await freePort());
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr.trim().split('\n')).toStrictEqual([expect.stringContaining(dataDir)]);
    expect(await things(client).countDocuments()).toBe(1);
  });

  test('its data folder cannot be one', async () => {
    const file = path.join(await folder(), 'file');
    await writeFile(file, 'not a folder');
    const ended = await runUntilEnd(file, await freePort());
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr.trim().split('\n')).toStrictEqual([expect.stringContaining(file)]);
  });

  test('it is started as a production database', async () => {
    const environment = { NODE_ENV: 'production' };
    const ended = await runUntilEnd(await folder(), await freePort(), { environment });
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr.trim().split('\n')).toStrictEqual([expect.stringContaining('production')]);
  });
});

describe('a server that is stopped', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s exits with 0, with clients and a transaction open',
    async (signal) => {
      const dataDir = await folder();
      const server = await start(dataDir);
      const client = await connect(server.uri);
      await things(client).insertOne({ _id: 1 });
      const session = client.startSession();
      session.startTransaction();
      await things(client).insertOne({ _id: 2 }, { session });
      const exit = once(server.child, 'exit');
      server.child.kill(signal);
      expect(await exit).toStrictEqual([0, null]);
      const next = await start(dataDir);
      const again = await connect(next.uri);
      expect(await things(again).find().toArray()).toStrictEqual([{ _id: 1 }]);
    },
  );

  test("by the end of its parent's pipe exits with 0, and its port is free", async () => {
    const dataDir = await folder();
    const server = await start(dataDir);
    const exit = once(server.child, 'exit');
    server.child.stdin?.end();
    expect(await exit).toStrictEqual([0, null]);
    await start(dataDir, server.port);
  });
});

test('two servers on one machine do not interfere', async () => {
  const [one, two] = [await start(await folder()), await start(await folder())];
  const [clientOfOne, clientOfTwo] = [await connect(one.uri), await connect(two.uri)];
  await things(clientOfOne).insertOne({ _id: 1, of: 'one' });
  await things(clientOfTwo).insertOne({ _id: 1, of: 'two' });
  expect(await things(clientOfOne).find().toArray()).toStrictEqual([{ _id: 1, of: 'one' }]);
  expect(await things(clientOfTwo).find().toArray()).toStrictEqual([{ _id: 1, of: 'two' }]);
  await two.stop();
  expect(await things(clientOfOne).countDocuments()).toBe(1);
});

test('data and indexes survive a restart, also in a folder that a kill left locked', async () => {
  const dataDir = await folder();
  const server = await start(dataDir);
  const client = await connect(server.uri);
  await things(client).createIndex({ code: 1 }, { unique: true });
  await things(client).insertMany([
    { _id: 1, code: 'a' },
    { _id: 2, code: 'b' },
  ]);
  await server.kill();
  const next = await start(dataDir);
  const again = await connect(next.uri);
  expect(await things(again).countDocuments()).toBe(2);
  expect(await things(again).findOne({ code: 'b' })).toStrictEqual({ _id: 2, code: 'b' });
  await expect(things(again).insertOne({ _id: 3, code: 'a' })).rejects.toMatchObject({ code: 11000 });
});

test('takes over the data of a killed server that its parent has not reaped', async () => {
  const dataDir = await folder();
  const command = [process.execPath, COMMAND, '--port', '0', '--data', dataDir];
  const { pid, firstLine } = await startNeglected(command);
  const { uri } = JSON.parse(await firstLine) as { uri: string };
  const client = await connect(uri);
  await things(client).insertOne({ _id: 1 });
  await client.close();
  process.kill(pid, 'SIGKILL');
  await eventually('the killed server to end', () => (isRunning(pid) ? undefined : true));
  const next = await start(dataDir);
  expect(await things(await connect(next.uri)).findOne()).toStrictEqual({ _id: 1 });
  expect(process.kill(pid, 0)).toBe(true);
});

test('a client that outlives an outage goes on by itself', async () => {
  const dataDir = await folder();
  const server = await start(dataDir);
  const client = await connect(server.uri, { heartbeatFrequencyMS: 500 });
  await things(client).insertOne({ _id: 1 });
  await server.kill();
  await expect(things(client).findOne()).rejects.toThrow();
  await start(dataDir, server.port);
  await expect
    .poll(
      () =>
        things(client)
          .findOne()
          .catch(() => 'unreachable'),
      { timeout: 30_000 },
    )
    .toStrictEqual({ _id: 1 });
});

test('a disk that takes no more refuses writes by a clear error, keeps what it has and goes on', async () => {
  const dataDir = await folder();
  const server = await startServerProcess(dataDir, undefined, { maxFileKiB: 2_048 });
  cleanups.push(() => server.kill());
  const client = await connect(server.uri);
  const filler = 'x'.repeat(100_000);
  let stored = 0;
  const fill = async () => {
    for (; stored < 100; stored += 1) await things(client).insertOne({ _id: stored, filler });
  };
  await expect(fill()).rejects.toMatchObject({ codeName: 'OutOfDiskSpace' });
  expect(stored).toBeGreaterThan(0);
  expect(await things(client).countDocuments()).toBe(stored);
  await server.stop();
  const next = await start(dataDir);
  const again = await connect(next.uri);
  expect(await things(again).countDocuments()).toBe(stored);
  await things(again).insertOne({ _id: stored, filler });
});

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
