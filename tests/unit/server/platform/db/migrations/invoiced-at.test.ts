import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type MongoEmulator, startMongoEmulator } from '@forgeline/mongo-emulator';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoicedAt } from '@/lib/server/platform/db/migrations/0002-invoiced-at';

const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-invoiced-at-'));
let emulator: MongoEmulator;
let client: MongoClient;

beforeAll(async () => {
  emulator = await startMongoEmulator({ port: 0, folder });
  client = await new MongoClient(emulator.uri).connect();
});

afterAll(async () => {
  await client.close();
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

it('says when orders were invoiced that were paid before it was stored, and nothing else, however often', async () => {
  const db = client.db('invoiced-at');
  const orders = db.collection<{ _id: number; paidAt?: Date; invoicedAt?: Date }>('orders');
  const [paid, shipped] = [new Date('2026-11-01'), new Date('2026-11-02')];
  const all = [
    { _id: 1, paidAt: paid },
    { _id: 2 },
    { _id: 3, invoicedAt: shipped },
    { _id: 4, invoicedAt: shipped, paidAt: new Date('2026-11-20') },
  ];
  await orders.insertMany(all);
  const { signal } = new AbortController();
  for (let run = 0; run < 2; run += 1) {
    await invoicedAt.up({ db, signal });
    expect(await orders.find().sort({ _id: 1 }).toArray()).toEqual([
      { ...all[0], invoicedAt: paid },
      ...all.slice(1),
    ]);
  }
  await orders.insertOne({ _id: 5, paidAt: paid });
  await expect(invoicedAt.up({ db, signal: AbortSignal.abort() })).rejects.toThrow();
  expect(await orders.findOne({ _id: 5 })).not.toHaveProperty('invoicedAt');
});
