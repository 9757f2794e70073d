import { appendFile, cp, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IndexedTool } from '#indexed-tool';
import type { SnapshotPlace } from '#pack/catalogue-snapshot';
import { packHere, type ToolBatches } from '#pack/pack-here';
import * as threads from '#pack/pack-in-thread';
import { manyTools } from './tools';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'catalogue-index-'));
  file = path.join(folder, 'json-thread.cjs');
  const entryPoints = [fileURLToPath(new URL('json-thread.ts', import.meta.url))];
  await build({
    entryPoints,
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const TAKES_TWO = `
  const { parentPort } = require('node:worker_threads');
  let taken = 0;
  parentPort.on('message', () => {
    taken += 1;
    if (taken > 2) throw new Error('a bug');
    parentPort.postMessage('taken');
  });
`;

const stored = manyTools(2_500).map((tool) => Buffer.from(JSON.stringify(tool)));
const readTool = (bytes: Uint8Array): IndexedTool => JSON.parse(Buffer.from(bytes).toString());

async function* batches() {
  for (let from = 0; from < stored.length; from += 100) yield stored.slice(from, from + 100);
}

const warn = () => undefined;
const packInThread = (script: string, readAll: () => ToolBatches, place?: SnapshotPlace) =>
  threads.packInThread({ file: script, place, warn }, readAll, readTool);
const readSnapshot = (script: string, place: SnapshotPlace) =>
  threads.readSnapshotInThread({ file: script, place, warn });

it('packing in a thread returns what packing here returns, without blocking this thread meanwhile', async () => {
  const [there, here] = [await packInThread(file, batches), await packHere(batches(), readTool)];
  expect(there.count).toBe(stored.length);
  expect(isDeepStrictEqual(there, here)).toBe(true);
});

it('packing in a thread rejects with the error of its source', async () => {
  async function* failing() {
    yield stored.slice(0, 10);
    throw new Error('the database is away');
  }
  await expect(packInThread(file, failing)).rejects.toThrow('the database is away');
});

it('packing in a thread rejects with the error of an invalid tool', async () => {
  async function* malformed() {
    yield [new Uint8Array([5, 0, 0, 0, 0])];
  }
  await expect(packInThread(file, malformed)).rejects.toThrow();
});

it.each([
  ['throws an error', "process.nextTick(() => { throw new Error('a bug') });"],
  ['exits without an error', 'process.exit(0);'],
  ['throws one after some batches', TAKES_TWO],
])('tools are packed here where the thread %s', async (name, script) => {
  const failing = path.join(folder, `${name.replaceAll(' ', '-')}.cjs`);
  await writeFile(failing, script);
  const [packed, here] = [await packInThread(failing, batches), await packHere(batches(), readTool)];
  // Of typed arrays this size, a matcher takes seconds.
  expect(isDeepStrictEqual(packed, here)).toBe(true);
});

it('packing in a thread rejects where the thread runs out of memory, of which this one has no more', async () => {
  const failing = path.join(folder, 'out-of-memory.cjs');
  await writeFile(
    failing,
    "throw Object.assign(new Error('heap limit'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });",
  );
  await expect(packInThread(failing, batches)).rejects.toMatchObject({
    cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' },
  });
});

describe('what outlasts the process', () => {
  const place = () => ({ file: path.join(folder, 'snapshot'), database: 'one' });

  it('is what was packed, and since when changes may be missing', async () => {
    const before = Date.now();
    const packed = await packInThread(file, batches, place());
    const read = await readSnapshot(file, place());
    expect(isDeepStrictEqual(read?.packed, packed)).toBe(true);
    expect(read?.readFrom).toBeGreaterThanOrEqual(before);
    expect(read?.readFrom).toBeLessThanOrEqual(Date.now());
  });

  it('is not used for another database, nor by other code', async () => {
    await packInThread(file, batches, place());
    expect(await readSnapshot(file, { ...place(), database: 'two' })).toBeUndefined();
    const other = path.join(folder, 'later-release.cjs');
    await cp(file, other);
    await appendFile(other, '\n// changed');
    expect(await readSnapshot(other, place())).toBeUndefined();
  });

  it('is not used where it is damaged, was never written, or cannot be written', async () => {
    await packInThread(file, batches, place());
    await truncate(place().file, 1_000);
    expect(await readSnapshot(file, place())).toBeUndefined();
    await rm(place().file);
    expect(await readSnapshot(file, place())).toBeUndefined();
    const nowhere = { ...place(), file: path.join(folder, 'missing', 'snapshot') };
    expect((await packInThread(file, batches, nowhere)).count).toBe(stored.length);
    expect(await readSnapshot(path.join(folder, 'no-such-thread.cjs'), place())).toBeUndefined();
  });
});
