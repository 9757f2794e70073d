import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { BSON } from 'mongodb';
import { expect, it, onTestFinished, vi } from 'vitest';
import { manyTools } from '@/bench/catalogue/many-tools';
import type { IndexWording } from '@/lib/server/commerce/tools/index/indexed-tool';
import { packingBy, packingHere } from '@/lib/server/commerce/tools/index/pack-catalogue';
import { bundlePackingThread } from '@/stack/bundle-server';
import { inRoot } from '@/stack/paths';

vi.mock('@/lib/server/platform/config/env', () => ({ env: () => ({}) }));

const documents = manyTools(2_500).map((tool) => BSON.serialize(tool));

const WORDING: IndexWording = [
  { language: 'en', words: new Map(), categories: new Map() },
  {
    language: 'de',
    words: new Map([['Length', 'Länge']]),
    categories: new Map([['wrenches', 'Schraubenschlüssel']]),
  },
];

async function* readAll() {
  for (let from = 0; from < documents.length; from += 100) yield documents.slice(from, from + 100);
}

it('the thread beside the server packs what this thread packs of the same documents', async () => {
  // Within the project, whose packages it finds like a build does.
  const folder = await mkdtemp(inRoot('node_modules/.forgeline-thread-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await bundlePackingThread(folder);
  const thread = packingBy(path.join(folder, 'forgeline-packing-thread.cjs'));
  expect(thread).not.toBe(packingHere);
  const [there, here] = [await thread.pack(readAll, WORDING), await packingHere.pack(readAll, WORDING)];
  expect(there.count).toBe(documents.length);
  expect(isDeepStrictEqual(there, here)).toBe(true);
});

it('without the thread beside the server, tools are packed in this one', () => {
  expect(packingBy(inRoot('no-such-thread.cjs'))).toBe(packingHere);
});
