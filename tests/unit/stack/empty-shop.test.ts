import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMongoEmulator } from '@forgeline/mongo-emulator';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot } from '@/stack/paths';
import { seedStore } from '@/stack/seed/seed-store';
import { SIGN_INS } from '@/stack/seed-data/demo/sign-ins';

const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-empty-'));
let emulator: Awaited<ReturnType<typeof startMongoEmulator>>;
beforeAll(async () => {
  emulator = await startMongoEmulator({ port: 0, folder, sync: false });
});
afterAll(async () => {
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

async function countsIn(database: string): Promise<Record<string, number>> {
  const client = new MongoClient(emulator.uri);
  try {
    const db = client.db(database);
    const names = ['users', 'tools', 'orders', 'companies', 'company_accounts', 'offers', 'categories'];
    const counts = await Promise.all(names.map((name) => db.collection(name).countDocuments()));
    return Object.fromEntries(names.map((name, place) => [name, counts[place] ?? 0]));
  } finally {
    await client.close();
  }
}

it('an empty demo has two accounts and nothing else, and says so also when it starts again without --empty', async () => {
  const target = { uri: emulator.uri, database: 'empty', isDemo: true };
  const first = await seedStore({ ...target, isEmpty: true });
  const two = ['admin@example.com', 'buyer@example.com'];
  expect(first).toMatchObject({ outcome: 'seeded', signIns: two.map((email) => ({ email })) });
  const nothing = { tools: 0, orders: 0, companies: 0, company_accounts: 0, offers: 0, categories: 0 };
  expect(await countsIn('empty')).toEqual({ users: 2, ...nothing });
  const again = await seedStore(target);
  expect(again).toMatchObject({ outcome: 'present', signIns: two.map((email) => ({ email })) });
});

it('the whole demo has every account that it prints, which are those of the README', async () => {
  const { signIns } = await seedStore({ uri: emulator.uri, database: 'whole', isDemo: true });
  expect(signIns).toEqual(SIGN_INS);
  const table = readFileSync(inRoot('README.md'), 'utf8').matchAll(/^\| .*\| `(\S+@\S+)` +\| `(\S+)` +\|$/gm);
  const written = [...table].map(([, email, password]) => ({ email, password }));
  expect(written).toEqual(SIGN_INS.map(({ email, password }) => ({ email, password })));
});
