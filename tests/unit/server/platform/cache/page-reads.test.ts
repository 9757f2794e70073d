import { expect, it } from 'vitest';
import {
  isBuiltFromTheSame,
  notePageRead,
  pageFingerprints,
  pageReadTag,
} from '@/lib/server/platform/cache/page-reads';
import { lastChange, raiseTagVersion } from '@/lib/server/platform/cache/tags';

let pages = 0;

/** A page built from one read of `shop` and one of `words`, in a shop where they may change. */
function builtPage() {
  pages += 1;
  const data = { shop: [1, 2], words: 'a' };
  const [shop, words] = [`shop ${pages}`, `words ${pages}`];
  const tags = [shop, words, pageReadTag('shop', [pages]), pageReadTag('words', [pages])];
  const counts = { shop: 0, words: 0 };
  const note = (key: 'shop' | 'words', tag: string, own: string) =>
    notePageRead(own, {
      tags: [tag],
      read: async () => {
        counts[key] += 1;
        return data[key];
      },
      result: structuredClone(data[key]),
    });
  note('shop', shop, tags[2] ?? '');
  note('words', words, tags[3] ?? '');
  const [since, fingerprints] = [lastChange(), pageFingerprints(tags)];
  return { data, shop, counts, tags, isSame: () => isBuiltFromTheSame(tags, fingerprints, since) };
}

it('a page whose tags changed is as it was where its reads return the same, of which only those in question are made', async () => {
  const { shop, counts, isSame } = builtPage();
  raiseTagVersion(shop);
  expect(await isSame()).toBe(true);
  expect(counts).toEqual({ shop: 1, words: 0 });
});

it('a page whose tags changed is another one where one of them returns something else', async () => {
  const { shop, data, isSame } = builtPage();
  data.shop.push(3);
  raiseTagVersion(shop);
  expect(await isSame()).toBe(false);
});

it('a page whose tags changed is another one where a tag changed that no read explains', async () => {
  const { tags, isSame } = builtPage();
  tags.push(`other ${pages}`);
  raiseTagVersion(`other ${pages}`);
  expect(await isSame()).toBe(false);
});

it('a page whose tags changed is another one where another change comes while it is read', async () => {
  const { shop, tags, isSame } = builtPage();
  notePageRead(tags[2] ?? '', {
    tags: [shop],
    read: async () => {
      raiseTagVersion(shop);
      return [1, 2];
    },
    result: [1, 2],
  });
  raiseTagVersion(shop);
  expect(await isSame()).toBe(false);
});

it('a page whose tags changed is another one where what it was built from is unknown', async () => {
  const { shop, tags } = builtPage();
  const since = lastChange();
  raiseTagVersion(shop);
  expect(await isBuiltFromTheSame(tags, new Map(), since)).toBe(false);
  expect(pageFingerprints(['a', pageReadTag('unknown', [])]).size).toBe(0);
});

it('each read has a tag of its own, by name and arguments', () => {
  const tags = [
    pageReadTag('a', []),
    pageReadTag('b', []),
    pageReadTag('a', ['x']),
    pageReadTag('a', [{ page: 1, toolId: 'x,y' }]),
  ];
  expect(new Set(tags).size).toBe(4);
  for (const tag of tags) expect(tag).toMatch(/^read:[a-z]:[\w-]{43}$/);
});
