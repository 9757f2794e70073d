import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { type MongoEmulator, startMongoEmulator } from '@forgeline/mongo-emulator';
import { MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { isDatabaseReady, markOpen, watchReachability } from '@/lib/server/platform/db/reachable';

const LIMIT = { timeout: 20_000, interval: 20 };
const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-members-'));

type Member = { start: () => Promise<void>; stop: () => Promise<void>; address: string };

let primary: Member;
let secondary: Member;
let client: MongoClient;
/** The result of each heartbeat, and whether the database counted as ready right after it. */
let heartbeats: { address: string; succeeded: boolean; ready: boolean }[];

/** Two members of one set, of which the first is the primary. */
async function twoMembers(): Promise<Member[]> {
  const ports = [await freePort(), await freePort()];
  const members = ports.map((port) => `127.0.0.1:${port}`);
  const replicaSet = { members, primary: members[0] as string };
  return ports.map((port, index) => {
    let running: MongoEmulator | undefined;
    return {
      address: members[index] as string,
      start: async () => {
        const data = mkdtempSync(path.join(folder, 'member-'));
        running = await startMongoEmulator({ port, folder: data, replicaSet });
      },
      stop: async () => {
        await running?.close();
        running = undefined;
      },
    };
  });
}

beforeEach(async () => {
  [primary, secondary] = (await twoMembers()) as [Member, Member];
  await Promise.all([primary.start(), secondary.start()]);
  client = new MongoClient(`mongodb://${primary.address},${secondary.address}/?replicaSet=rs0`, {
    heartbeatFrequencyMS: 500,
    serverSelectionTimeoutMS: 5_000,
  });
  watchReachability(client);
  markOpen(true);
  heartbeats = [];
  const note = (address: string, succeeded: boolean) =>
    heartbeats.push({ address, succeeded, ready: isDatabaseReady() });
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => note(connectionId, true));
  client.on('serverHeartbeatFailed', ({ connectionId }) => note(connectionId, false));
  await client.connect();
});

afterEach(async () => {
  await client.close();
  await Promise.all([primary.stop(), secondary.stop()]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const failures = ({ address }: Member) =>
  heartbeats.filter((heartbeat) => heartbeat.address === address && !heartbeat.succeeded).length;

it('a replica set of two members is ready while a member that is not the primary is down', async () => {
  await client.db('store').collection('notes').insertOne({ text: 'written' });
  await secondary.stop();
  heartbeats = [];
  await expect.poll(() => failures(secondary), LIMIT).toBeGreaterThanOrEqual(3);
  expect(heartbeats.filter(({ ready }) => !ready)).toEqual([]);
  expect(await client.db('store').collection('notes').countDocuments()).toBe(1);
});

it('a replica set of two members is not ready while the primary is down, and ready again by itself', async () => {
  await primary.stop();
  await expect.poll(isDatabaseReady, LIMIT).toBe(false);
  heartbeats = [];
  const successes = () => heartbeats.filter(({ succeeded }) => succeeded).length;
  await expect.poll(successes, LIMIT).toBeGreaterThanOrEqual(3);
  expect(heartbeats.filter(({ ready }) => ready)).toEqual([]);

  await primary.start();
  await expect.poll(isDatabaseReady, LIMIT).toBe(true);
});

it('a replica set of two members is judged by the client in use, not by one that was closed after it', async () => {
  const next = new MongoClient(`mongodb://${primary.address}/?directConnection=true`);
  watchReachability(next);
  await next.connect();
  await client.close();
  expect(isDatabaseReady()).toBe(true);
  await next.close();
});
