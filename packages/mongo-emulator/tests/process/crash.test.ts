import { type Document, MongoClient, MongoServerError } from 'mongodb';
import { expect, test } from 'vitest';
import { ownFolder } from '../support/own-server';
import { startServerProcess } from '../support/server-process';

const ROUNDS = 8;
const WRITERS = 16;
const ACCOUNTS = 8;
const START_AMOUNT = 1_000;

type Row = Document & { _id: string };

/** Writes that clients saw acknowledged, over all runs of the server. */
const acknowledged = {
  inserts: new Set<string>(),
  transactions: new Set<string>(),
  /** For each writer, how often its counter was incremented, and how often that was tried. */
  raised: new Map<string, number>(),
  tried: new Map<string, number>(),
};

function collections(client: MongoClient) {
  const db = client.db('crash');
  return {
    singles: db.collection<Row>('singles'),
    counters: db.collection<Row>('counters'),
    accounts: db.collection<Row>('accounts'),
    entries: db.collection<Row>('entries'),
    receipts: db.collection<Row>('receipts'),
  };
}

type Collections = ReturnType<typeof collections>;

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Writes single documents until the server is gone, and records each acknowledgement. */
async function writeSingles({ singles, counters }: Collections, name: string, onAcknowledged: () => void) {
  for (let number = 0; ; number++) {
    const id = `${name}-${number}`;
    await singles.insertOne({ _id: id, name, number, filler: 'x'.repeat((number % 7) * 300) });
    acknowledged.inserts.add(id);
    onAcknowledged();
    const counter = name.replace(/^r\d+-/, '');
    count(acknowledged.tried, counter);
    await counters.updateOne({ _id: counter }, { $inc: { value: 1 } }, { upsert: true });
    count(acknowledged.raised, counter);
    onAcknowledged();
  }
}

/** Moves money and writes two records of it in one transaction, again and again until the server is gone. */
async function writeTransactions(client: MongoClient, name: string, onAcknowledged: () => void) {
  const { accounts, entries, receipts } = collections(client);
  for (let number = 0; ; number++) {
    const id = `${name}-${number}`;
    const from = `account-${number % ACCOUNTS}`;
    const to = `account-${(number * 3 + 1) % ACCOUNTS}`;
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await accounts.updateOne({ _id: from }, { $inc: { amount: -1 } }, { session });
        await entries.insertOne({ _id: id, from, to }, { session });
        await accounts.updateOne({ _id: to }, { $inc: { amount: 1 } }, { session });
        await receipts.insertOne({ _id: id, entry: id }, { session });
      }),
    );
    acknowledged.transactions.add(id);
    onAcknowledged();
  }
}

async function crashOnce(folder: string, round: number, acknowledgements: number): Promise<void> {
  // Waiting for the disk is for a loss of power; a killed process must lose nothing without it either.
  const environment = { MONGO_EMULATOR_SYNC: round % 2 === 0 ? 'off' : 'on' };
  const server = await startServerProcess(folder, undefined, { environment });
  const client = new MongoClient(server.uri, { retryWrites: false, serverSelectionTimeoutMS: 1_000 });
  await client.connect();
  await expectNothingLost(client);
  let left = acknowledgements;
  let killed: Promise<void> | undefined;
  const onAcknowledged = () => {
    left -= 1;
    if (left <= 0) {
      killed ??= server.kill().then(() => client.close(true));
    }
  };
  const faults: unknown[] = [];
  const writers = Array.from({ length: WRITERS }, async (_, index) => {
    const name = `r${round}-w${index}`;
    const writing =
      index % 4 === 0
        ? writeTransactions(client, name, onAcknowledged)
        : writeSingles(collections(client), name, onAcknowledged);
    await writing.catch((error: unknown) => {
      // Before the kill any error is a fault of the server. After it the driver reports a lost connection in several ways,
      // some of them plain errors of the socket; an error that the server sent itself is a fault even then.
      if (killed === undefined || error instanceof MongoServerError) faults.push(error);
    });
  });
  await Promise.all(writers);
  await killed;
  expect(faults).toStrictEqual([]);
}

async function idsOf(collection: Collections[keyof Collections]): Promise<Set<string>> {
  return new Set(
    await collection
      .find({}, { projection: { _id: 1 } })
      .map((row) => row._id)
      .toArray(),
  );
}

async function expectNothingLost(client: MongoClient): Promise<void> {
  const { singles, counters, accounts, entries, receipts } = collections(client);
  const stored = await idsOf(singles);
  expect([...acknowledged.inserts].filter((id) => !stored.has(id))).toStrictEqual([]);

  const [entered, receipted] = [await idsOf(entries), await idsOf(receipts)];
  expect([...acknowledged.transactions].filter((id) => !entered.has(id))).toStrictEqual([]);
  expect([...entered].filter((id) => !receipted.has(id))).toStrictEqual([]);
  expect([...receipted].filter((id) => !entered.has(id))).toStrictEqual([]);

  const expected = new Map<string, number>();
  const balance = (account: string, change: number) =>
    expected.set(account, (expected.get(account) ?? START_AMOUNT) + change);
  for (const { from, to } of await entries.find().toArray()) {
    balance(from, -1);
    balance(to, 1);
  }
  for (const { _id, amount } of await accounts.find().toArray()) {
    expect(amount).toBe(expected.get(_id) ?? START_AMOUNT);
  }

  for (const { _id, value } of await counters.find().toArray()) {
    expect(value).toBeGreaterThanOrEqual(acknowledged.raised.get(_id) ?? 0);
    expect(value).toBeLessThanOrEqual(acknowledged.tried.get(_id) ?? 0);
  }

  // The index leads to exactly the documents there are.
  const byIndex = await singles.find({ name: { $gte: '' } }).toArray();
  expect(byIndex).toHaveLength(stored.size);
}

test('no kill loses an acknowledged write or shows half a transaction', { timeout: 300_000 }, async () => {
  const folder = await ownFolder();
  const first = await startServerProcess(folder);
  const client = await new MongoClient(first.uri).connect();
  const { singles, accounts } = collections(client);
  await singles.createIndex({ name: 1, number: 1 }, { unique: true });
  await accounts.insertMany(
    Array.from({ length: ACCOUNTS }, (_, index) => ({ _id: `account-${index}`, amount: START_AMOUNT })),
  );
  await client.close();
  await first.kill();

  for (let round = 0; round < ROUNDS; round++) await crashOnce(folder, round, 1 + round * 25);

  const last = await startServerProcess(folder);
  const reader = await new MongoClient(last.uri).connect();
  await expectNothingLost(reader);
  expect(acknowledged.inserts.size).toBeGreaterThan(0);
  expect(acknowledged.transactions.size).toBeGreaterThan(0);
  await reader.close();
  await last.stop();
});
