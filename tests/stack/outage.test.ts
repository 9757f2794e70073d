import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { bundledProgram } from '@forgeline/emulator-kit/bundled-program';
import { MongoClient } from 'mongodb';
import { afterEach, expect, it } from 'vitest';
import { inRoot, ROOT } from '@/stack/paths';
import { freePorts } from '@/stack/ports';
import { type Demo, endDemos, newDataDir, startDemo, visit } from './demo-process';

const folders: string[] = [];
const databases: ChildProcess[] = [];

async function startDatabase(
  port: number,
  folder: string,
  options: readonly string[] = [],
): Promise<{ uri: string; child: ChildProcess }> {
  const child = spawn(
    process.execPath,
    [
      bundledProgram(inRoot('packages/mongo-emulator/src/main.ts')),
      '--port',
      String(port),
      '--data',
      folder,
      ...options,
    ],
    { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  databases.push(child);
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('{"ready"')) return { uri: JSON.parse(line).uri, child };
  throw new Error('the database ended before it was ready');
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

afterEach(async () => {
  await endDemos();
  for (const child of databases.splice(0)) await kill(child);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const LIMIT = { timeout: 60_000, interval: 250 };
const toolCount = async (demo: Demo) => (await visit(demo, '/api/tool')).headers.get('x-total-count');
const status = async (demo: Demo, address: string) => (await visit(demo, address)).status;

it('an outage of the database is reported by pages and calls, loses nothing, and the store recovers by itself', async () => {
  const folder = newDataDir();
  folders.push(folder);
  const { mongo } = await freePorts();
  const database = await startDatabase(mongo, folder);
  const demo = await startDemo({ settings: { MONGODB_URI: database.uri } });
  await demo.ready;
  const count = await toolCount(demo);
  expect(Number(count)).toBeGreaterThan(0);
  expect(await status(demo, '/review')).toBe(200);

  await kill(database.child);
  await expect.poll(() => status(demo, '/review'), LIMIT).toBe(503);
  const page = await visit(demo, '/review');
  expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await page.text()).toContain('retries automatically');
  // A form submitted before hydration: the browser stays on the page with what was typed.
  expect((await visit(demo, '/login', { method: 'POST' })).status).toBe(204);
  const call = await visit(demo, '/api/tool');
  expect(call.status).toBe(503);
  expect(call.headers.get('content-type')).toBe('application/problem+json');
  expect(call.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await call.json()).toMatchObject({
    type: 'urn:forgeline:problem:database-unavailable',
    title: 'Temporarily unavailable',
    status: 503,
    detail: 'The store is temporarily unavailable. Please try again in a moment.',
    code: 'database-unavailable',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(await status(demo, '/api/health')).toBe(503);

  await startDatabase(mongo, folder);
  await expect.poll(() => status(demo, '/review'), LIMIT).toBe(200);
  expect(await toolCount(demo)).toBe(count);
});

/** The commands that a stalled database leaves undone; it goes on saying hello. */
const OPERATIONS = ['find', 'aggregate', 'count', 'insert', 'update', 'findAndModify', 'commitTransaction'];

it('the database stalls makes pages and calls report it from the first on, and the store recovers by itself', async () => {
  const folder = newDataDir();
  folders.push(folder);
  const { mongo } = await freePorts();
  const database = await startDatabase(mongo, folder, ['--test-commands']);
  const demo = await startDemo({ settings: { MONGODB_URI: database.uri } });
  await demo.ready;
  const addresses = ['/tools?q=hammer', '/de/tools?q=hammer', '/api/tool', '/api/review'];
  const before = await Promise.all(addresses.map((address) => status(demo, address)));
  expect(before).toEqual([200, 200, 200, 200]);

  const operator = await new MongoClient(database.uri).connect();
  const failPoint = (mode: string, data?: object) =>
    operator.db('admin').command({ configureFailPoint: 'failCommand', mode, ...(data && { data }) });
  const stall = { failCommands: OPERATIONS, blockConnection: true, blockTimeMS: 3_600_000 };
  await failPoint('alwaysOn', stall);
  const seen: number[] = [];
  const ask = async () => {
    const now = await Promise.all([...addresses, '/'].map((address) => status(demo, address)));
    seen.push(...now);
    return now;
  };
  await expect.poll(ask, LIMIT).toEqual([503, 503, 503, 503, 503]);
  // What is in memory is shown until it is too old; nothing is a fault of the store.
  expect(seen.filter((code) => code !== 503 && code !== 200)).toEqual([]);
  const page = await visit(demo, '/de/tools?q=hammer');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await page.text()).toContain('<html lang="de">');

  await failPoint('off');
  await operator.close();
  const now = () => Promise.all(addresses.map((address) => status(demo, address)));
  await expect.poll(now, LIMIT).toEqual(before);
});
