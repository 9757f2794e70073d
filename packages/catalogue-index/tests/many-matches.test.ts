import { describe, expect, it } from 'vitest';
import { PackedStrings, StringPacker } from '#arrays/packed-strings';
import { manyTools, packedCatalogue } from './tools';

const TOOLS = 3_000;
const catalogue = packedCatalogue(manyTools(TOOLS));

describe('a search that finds many tools', () => {
  it.each(['fl', 's', 'steel size mm', 'bench vise'])('has the same order on every page: %s', async (q) => {
    const { tools: all, total } = await catalogue.suggest(q, TOOLS);
    const { pageCount } = await catalogue.browse({ q });
    const paged: string[] = [];
    for (let page = 1; page <= pageCount; page += 1) {
      const { tools } = await catalogue.browse({ q, page });
      paged.push(...tools.map(({ id }) => id));
    }
    expect(total).toBeGreaterThan(24);
    expect(paged).toEqual(all.map(({ id }) => id));
    const { tools: first } = await catalogue.suggest(q, 8);
    expect(first.map(({ id }) => id)).toEqual(paged.slice(0, 8));
  });
});

it('packed strings have any letters, and those with the same beginning are found', () => {
  const packer = new StringPacker();
  const texts = ['', 'a', 'ab', 'abc', 'größe', 'größer', 'z', '木工'];
  for (const text of texts) packer.put(text);
  const strings = new PackedStrings(packer.pack());
  expect(texts.map((_, position) => strings.at(position))).toEqual(texts);
  expect(texts.map((_, position) => strings.lengthOf(position))).toEqual(texts.map(({ length }) => length));
  expect(strings.rangeOf('größe')).toEqual([4, 6]);
  expect(strings.rangeOf('b')).toEqual([4, 4]);
  expect(strings.find('木工')).toBe(7);
});
