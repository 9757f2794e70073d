import { describe, expect, it } from 'vitest';
import { PackedStrings, StringPacker } from '#arrays/packed-strings';
import { idOf, manyTools, packedCatalogue, tool } from './tools';

const TOOLS = 3_000;
const catalogue = packedCatalogue(manyTools(TOOLS));
catalogue.setSold(new Map(manyTools(TOOLS).flatMap(({ id }, at) => (at % 7 === 0 ? [[id, at + 1]] : []))));

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

describe('of tools that match as well', () => {
  const hammer = (number: number, fields: Partial<Parameters<typeof tool>[0]> = {}) =>
    tool({ id: idOf(number), createdAt: number, name: 'Claw Hammer', ...fields });
  const order = async (own: ReturnType<typeof packedCatalogue>) =>
    (await own.suggest('hammer', 9)).tools.map(({ id }) => Number.parseInt(id, 16));

  it('those in stock come first, then those that sold lately, in steps of twice the units, then the newest', async () => {
    const own = packedCatalogue([
      hammer(1, { quantity: 0 }),
      hammer(2),
      hammer(3),
      hammer(4),
      hammer(5),
      hammer(6, { name: 'Hammer Rack', description: 'For a claw hammer.' }),
    ]);
    expect(await order(own)).toEqual([5, 4, 3, 2, 1, 6]);
    own.setSold(
      new Map([
        [idOf(1), 900],
        [idOf(2), 40],
        [idOf(3), 5],
        [idOf(4), 7],
        [idOf(6), 999],
        [idOf(99), 1],
      ]),
    );
    expect(await order(own)).toEqual([2, 4, 3, 5, 1, 6]);
    own.put(hammer(2, { name: 'Claw Hammer, Forged' }));
    expect((await order(own))[0]).toBe(2);
    own.setSold(new Map());
    expect(await order(own)).toEqual([5, 4, 3, 2, 1, 6]);
  });
});
