import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMongoEmulator } from '@forgeline/mongo-emulator';
import { type Document, MongoClient } from 'mongodb';
import { afterEach, expect, it, vi } from 'vitest';
import { freePorts } from '@/stack/ports';
import { runUntilStopped } from '@/stack/run-until-stopped';
import { startStack } from '@/stack/stack';

const dataDir = mkdtempSync(path.join(tmpdir(), 'forgeline-earlier-'));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs `work` over the database of the data folder while no demo does. */
async function overData<T>(work: (client: MongoClient) => Promise<T>): Promise<T> {
  const emulator = await startMongoEmulator({ port: 0, folder: path.join(dataDir, 'mongo'), sync: false });
  const client = new MongoClient(emulator.uri);
  try {
    return await work(client);
  } finally {
    await client.close();
    await emulator.close();
  }
}

const contentOf = (client: MongoClient) =>
  Promise.all(
    ['migrations', 'tools', 'leases'].map((name) => client.db('forgeline').collection(name).find().toArray()),
  );

it('a demo whose data is from before 0.2.0 prints how to start over, and leaves the data as it is', async () => {
  vi.stubEnv('MONGODB_URI', '');
  vi.stubEnv('MONGODB_DB', '');
  const before = await overData(async (client) => {
    const db = client.db('forgeline');
    await db.collection<Document>('migrations').insertOne({ _id: 1, name: 'reserved-stock' } as Document);
    await db.collection('tools').insertOne({ sku: 'FL-D 1' });
    return contentOf(client);
  });
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const ports = await freePorts();
  const logFile = path.join(dataDir, 'demo.log');
  const started = vi.fn();
  await runUntilStopped(
    (onCrash) => startStack({ mode: 'start', ports, dataDir, buildEnvironment: {}, logFile, onCrash }),
    started,
  );
  expect(printed.mock.calls).toEqual([
    [
      `The data in ${dataDir} is from before 0.2.0, which this release cannot read: \`npm run demo -- --fresh\` starts over.`,
    ],
  ]);
  expect(exit).toHaveBeenCalledWith(1);
  expect(started).not.toHaveBeenCalled();
  expect(await overData(contentOf)).toEqual(before);
});
