import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { MongoClient } from 'mongodb';
import { beforeAll, expect, it } from 'vitest';
import { eventually } from '@/tests/support/store';
import { builtStore } from './built-store';
import { type Command, callOnce, productionSettings, runBuilt } from './production-command';

const { dataDir, build, database } = builtStore({ killAfter: 'all' });
const LIMIT = { timeout: 120_000, interval: 100 };

const inShop = (...parts: string[]) => path.join(dataDir, 'shop', ...parts);
const configure = (fields: object) => writeFileSync(inShop('shop.config.json'), JSON.stringify(fields));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(inShop(file)), { recursive: true });
  writeFileSync(inShop(file), text);
};

let settings: Record<string, string> = {};
let server: Command;
let worker: Command;

const home = async () => (await callOnce(`${settings.NEXTAUTH_URL}/`))?.body;
const run = (words: readonly string[], more = {}) => runBuilt(build(), words, { ...settings, ...more });
const readyWorkers = () => worker.output().split('"worker ready"').length - 1;

async function reload(more = {}): Promise<{ code: number | null; output: string }> {
  const command = run(['reload'], more);
  const code = await command.ended;
  return { code, output: command.output() };
}

/** Starts a server and a worker of a shop in a folder. */
beforeAll(async () => {
  write('texts/en.json', JSON.stringify({ shop: { tagline: 'Forged in Renens' } }));
  configure({ name: 'Atelier Nord' });
  const port = await freePort();
  settings = {
    ...productionSettings(port, database()),
    ...{ FORGELINE_SHOP: inShop(), MONGODB_DB: `reload_${port}`, BACKGROUND_WORK: '0' },
  };
  worker = run(['worker']);
  server = run(['start', '--port', String(port), '--hostname', '127.0.0.1']);
  await eventually('the server to be ready', async () => {
    const answer = await callOnce(`${settings.NEXTAUTH_URL}/api/ready`);
    return answer?.status === 200 || undefined;
  });
  await eventually('the worker to be ready', async () => readyWorkers() === 1 || undefined);
});

/** Visits without a pause until the signal; returns how many visits there were, and those that were refused. */
async function visitUntil(ended: AbortSignal): Promise<{ visits: number; refused: unknown[] }> {
  const refused: unknown[] = [];
  let visits = 0;
  for (; !ended.aborted; visits += 1) {
    const answer = await callOnce(`${settings.NEXTAUTH_URL}/api/ready`);
    if (answer?.status !== 200) refused.push(answer);
  }
  return { visits, refused };
}

it('forgeline reload shows a changed folder without a build, and no visitor is refused meanwhile', async () => {
  expect(await home()).toContain('Forged in Renens');
  const over = new AbortController();
  const visitors = visitUntil(over.signal);
  configure({ name: 'Atelier Sud', languages: { en: 'en-US', fr: 'fr-CH' } });
  write('texts/en.json', JSON.stringify({ shop: { tagline: 'Forged in Vevey' } }));
  write('pages/opening-hours.md', '---\ntitle: Opening hours\n---\nMonday to Friday');
  const { code, output } = await reload();
  expect([code, output]).toEqual([0, 'Reloaded by 1 server and 1 worker.\n']);
  await expect.poll(home, LIMIT).toContain('Atelier Sud');
  expect(await home()).toContain('Forged in Vevey');
  expect((await callOnce(`${settings.NEXTAUTH_URL}/fr/opening-hours`))?.body).toContain('Monday to Friday');
  expect(readyWorkers()).toBe(2);
  // The replaced processes end meanwhile.
  await expect.poll(() => server.output(), LIMIT).toContain('"ended"');
  over.abort();
  const { visits, refused } = await visitors;
  expect(refused).toEqual([]);
  expect(visits).toBeGreaterThan(20);
});

it('a folder with a mistake is taken over by none: forgeline reload names file and field', async () => {
  configure({ name: 'Atelier Est', currency: 'crowns' });
  const refused = await reload();
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('shop.config.json: currency');

  // The folder that the command reads is in order, that of server and worker is not.
  mkdirSync(path.join(dataDir, 'other'), { recursive: true });
  const elsewhere = await reload({ FORGELINE_SHOP: path.join(dataDir, 'other') });
  expect(elsewhere.code).toBe(1);
  expect(elsewhere.output).toMatch(/^The server on .* refused: /m);
  expect(elsewhere.output).toContain('shop.config.json: currency');
  expect(elsewhere.output).toContain('All stay as they were.');
  expect(await home()).toContain('Atelier Sud');

  configure({ name: 'Atelier Est' });
  expect((await reload()).code).toBe(0);
  await expect.poll(home, LIMIT).toContain('Atelier Est');
});

it('SIGHUP reloads one process, and the currency of a store with orders is refused', async () => {
  const workers = readyWorkers();
  configure({ name: 'Atelier Ouest' });
  server.child.kill('SIGHUP');
  await expect.poll(home, LIMIT).toContain('Atelier Ouest');
  expect(readyWorkers()).toBe(workers);

  const client = await MongoClient.connect(database());
  await client.db(settings.MONGODB_DB).collection('orders').insertOne({ number: 'ORD-1', currency: 'usd' });
  await client.close();
  configure({ name: 'Atelier Ouest', currency: 'CHF' });
  const { code, output } = await reload();
  expect(code).toBe(1);
  expect(output).toContain('currency of the shop is CHF, but the database has orders of USD');
  server.child.kill('SIGHUP');
  await expect
    .poll(() => server.output(), LIMIT)
    .toMatch(/"reason":"currency of the shop is CHF.*"the shop is not reloaded"/);
  expect(await home()).toContain('Atelier Ouest');
});

it('a server and a worker that were replaced end in order, with their supervisors', async () => {
  for (const { child } of [server, worker]) child.kill('SIGTERM');
  expect([await server.ended, await worker.ended]).toEqual([0, 0]);
});

it('without a running store there is nothing to reload', async () => {
  const { code, output } = await reload({ MONGODB_DB: 'nobody' });
  expect([code, output]).toEqual([
    1,
    'No server or worker of this database has answered: is the store running?\n',
  ]);
});
