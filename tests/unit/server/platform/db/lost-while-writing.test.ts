import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type MongoEmulator, startMongoEmulator } from '@forgeline/mongo-emulator';
import { MongoClient, MongoError } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isDatabaseAway } from '@/lib/server/platform/db/database-errors';

/** More than the buffers of a connection on this machine hold: the driver waits for the rest of it to be written. */
const LARGE = 'x'.repeat(15_000_000);

const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-lost-'));
const accepted: Socket[] = [];
const proxy = createServer((socket) => {
  const database = createConnection(emulator.port, '127.0.0.1');
  accepted.push(socket);
  socket.pipe(database).pipe(socket);
  for (const end of [socket, database]) end.on('error', () => undefined);
  socket.once('close', () => database.destroy());
});
let emulator: MongoEmulator;
let client: MongoClient;

beforeAll(async () => {
  emulator = await startMongoEmulator({ port: 0, folder });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, { maxPoolSize: 1 });
});

afterAll(async () => {
  await client.close();
  proxy.close();
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a connection lost while an operation is written to it is an outage', async () => {
  const notes = client.db('lost').collection('notes');
  await notes.insertOne({ text: 'small' });
  for (const socket of accepted) socket.unpipe().pause();
  const failed = notes.insertOne({ text: LARGE }).catch((error: unknown) => error);
  await expect.poll(() => accepted.some((socket) => socket.readableLength > 0)).toBe(true);
  for (const socket of accepted) socket.resetAndDestroy();
  const error = await failed;
  // The driver passes on what the socket said, as it is.
  expect(error).not.toBeInstanceOf(MongoError);
  expect(isDatabaseAway(error)).toBe(true);
});
