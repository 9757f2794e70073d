import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { type Document, MongoClient } from 'mongodb';
import { afterEach, describe, expect, test } from 'vitest';
import {
  COMMAND,
  runUntilEnd,
  type ServerProcess,
  type Surroundings,
  startServerProcess,
} from '../support/server-process';

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'mongo-life-'));
  cleanups.push(() => rm(made, { recursive: true, force: true }));
  return made;
}

async function start(dataDir: string, port?: number, surroundings?: Surroundings): Promise<ServerProcess> {
  const server = await startServerProcess(dataDir, port, surroundings);
  cleanups.push(() => server.kill());
  return server;
}

async function connect(uri: string, options: object = {}): Promise<MongoClient> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 3_000, ...options });
  cleanups.push(() => client.close());
  return client.connect();
}

const things = (client: MongoClient) => client.db('shop').collection<Document & { _id: number }>('things');

describe('a server that cannot start prints the reason on one line, and exits with 1', () => {
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
    const ended = await runUntilEnd(await folder(), await freePort(), {
      environment: { NODE_ENV: 'production' },
    });
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr.trim().split('\n')).toStrictEqual([expect.stringContaining('production')]);
  });
});

test('the command of the database emulator, when stopped, exits with 0, with clients and a transaction open', async () => {
  const dataDir = await folder();
  const server = await start(dataDir, undefined, { program: COMMAND });
  const client = await connect(server.uri);
  await things(client).insertOne({ _id: 1 });
  const session = client.startSession();
  session.startTransaction();
  await things(client).insertOne({ _id: 2 }, { session });
  const exit = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  expect(await exit).toStrictEqual([0, null]);
  const next = await start(dataDir);
  const again = await connect(next.uri);
  expect(await things(again).find().toArray()).toStrictEqual([{ _id: 1 }]);
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
