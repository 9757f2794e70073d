import { appendFile, cp, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { BSON } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyTools } from '@/bench/catalogue/many-tools';
import { buildHere } from '@/lib/server/commerce/catalogue/in-memory/build-catalogue';
import {
  buildInThread,
  readSnapshotInThread,
} from '@/lib/server/commerce/catalogue/in-memory/build-in-thread';
import { bundlePackingThread } from '@/stack/bundle-server';
import { inRoot } from '@/stack/paths';

/** Within the project, whose packages it finds like a build does. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(inRoot('node_modules/.forgeline-thread-'));
  await bundlePackingThread(folder);
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

const documents = manyTools(2_500).map((tool) => BSON.serialize(tool));

async function* batches() {
  for (let from = 0; from < documents.length; from += 100) yield documents.slice(from, from + 100);
}

it('packs in a thread what it packs here, without holding this thread up for the time that takes', async () => {
  const file = path.join(folder, 'forgeline-packing-thread.cjs');
  const [there, here] = [await buildInThread(file, batches), await buildHere(batches)];
  expect(there.count).toBe(documents.length);
  expect(isDeepStrictEqual(there, here)).toBe(true);
});

it('fails with the error of what it reads from', async () => {
  const file = path.join(folder, 'forgeline-packing-thread.cjs');
  async function* failing() {
    yield documents.slice(0, 10);
    throw new Error('the database is away');
  }
  await expect(buildInThread(file, failing)).rejects.toThrow('the database is away');
});

it('fails with the error of a document that is none of a tool', async () => {
  const file = path.join(folder, 'forgeline-packing-thread.cjs');
  async function* malformed() {
    yield [new Uint8Array([5, 0, 0, 0, 0])];
  }
  await expect(buildInThread(file, malformed)).rejects.toThrow();
});

it.each([
  ['throws an error', "process.nextTick(() => { throw new Error('a bug') });"],
  ['ends without a word', 'process.exit(0);'],
  ['throws one after some batches', TAKES_TWO],
])('packs here what a thread does not that %s', async (name, script) => {
  const file = path.join(folder, `${name.replaceAll(' ', '-')}.cjs`);
  await writeFile(file, script);
  const [packed, here] = [await buildInThread(file, batches), await buildHere(batches)];
  // Of typed arrays this size, a matcher takes seconds.
  expect(isDeepStrictEqual(packed, here)).toBe(true);
});

it('fails where the thread runs out of memory, of which this one has no more', async () => {
  const file = path.join(folder, 'out-of-memory.cjs');
  await writeFile(
    file,
    "throw Object.assign(new Error('heap limit'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });",
  );
  await expect(buildInThread(file, batches)).rejects.toMatchObject({
    cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' },
  });
});

describe('what outlasts the process', () => {
  const threadFile = () => path.join(folder, 'forgeline-packing-thread.cjs');
  const place = () => ({ file: path.join(folder, 'snapshot'), database: 'one' });

  it('is what was packed, and since when changes may be missing', async () => {
    const before = Date.now();
    const packed = await buildInThread(threadFile(), batches, place());
    const read = await readSnapshotInThread(threadFile(), place());
    expect(isDeepStrictEqual(read?.packed, packed)).toBe(true);
    expect(read?.readFrom).toBeGreaterThanOrEqual(before);
    expect(read?.readFrom).toBeLessThanOrEqual(Date.now());
  });

  it('is not used for another database, nor by other code', async () => {
    await buildInThread(threadFile(), batches, place());
    expect(await readSnapshotInThread(threadFile(), { ...place(), database: 'two' })).toBeUndefined();
    const other = path.join(folder, 'later-release.cjs');
    await cp(threadFile(), other);
    await appendFile(other, '\n// changed');
    expect(await readSnapshotInThread(other, place())).toBeUndefined();
  });

  it('is not used where it is damaged, was never written, or cannot be written', async () => {
    await buildInThread(threadFile(), batches, place());
    await truncate(place().file, 1_000);
    expect(await readSnapshotInThread(threadFile(), place())).toBeUndefined();
    await rm(place().file);
    expect(await readSnapshotInThread(threadFile(), place())).toBeUndefined();
    const nowhere = { ...place(), file: path.join(folder, 'missing', 'snapshot') };
    expect((await buildInThread(threadFile(), batches, nowhere)).count).toBe(documents.length);
    expect(await readSnapshotInThread(path.join(folder, 'no-such-thread.cjs'), place())).toBeUndefined();
  });
});
