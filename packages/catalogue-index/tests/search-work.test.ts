import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOf, manyTools, packedCatalogue, tool } from './tools';

const QUERY_MAX_LENGTH = 200;

/** The catalogue of a large manufacturer: 10,000 tools. */
const tools = manyTools(10_000);
const catalogue = packedCatalogue(tools);
catalogue.setWords('en', {
  synonyms: Array.from({ length: 300 }, (_, group) => ({
    from: [`name${letters(group)}`, `other name${letters(group)}`],
    to: ['hammer', 'torque wrench', 'steel file'],
  })),
  needs: Array.from({ length: 100 }, (_, need) => ({
    verbs: ['drive', `verb${letters(need)}`],
    objects: [`object${letters(need)}`, 'steel nail'],
    kinds: ['claw hammer', 'torque wrench', 'file', 'vise'],
  })),
  unsold: Array.from({ length: 500 }, (_, at) => `thing${letters(at)}`),
});

function letters(number: number): string {
  return number.toString(26).replace(/\d/g, (digit) => String.fromCharCode(107 + Number(digit)));
}

async function spentOn(query: string): Promise<number> {
  return (await catalogue.suggest(query, 8)).steps;
}

const HAMMER = await spentOn('hammer');
const MOST = 20 * HAMMER;

describe('the work of a search', () => {
  it.each([
    ['an atom after the other in one word', '1a'.repeat(100)],
    ['different atoms in one word', 'ab1cd2ef3gh4ij5kl6mn7op8qr9'.repeat(7)],
    ['a single letter, which begins most terms', 's'],
    ['single letters', 'a b c d e f g h i j'],
    ['words that every tool has', 'steel size alloy mm in the chrome s2 carbide bronze'],
    ['typing errors in every word', 'qqqqqqqq wwwwwwww eeeeeeee rrrrrrrr tttttttt yyyyyyyy uuuuuuuu'],
    ['an article number that no tool has', 'ab12cd34ef56gh78ij90'],
    ['one word as long as a query may be', 'e'.repeat(QUERY_MAX_LENGTH)],
    ['letters that come apart into many', '\u3350'.repeat(QUERY_MAX_LENGTH)],
  ])('is at most twenty times that of "hammer" for %s', async (_, query) => {
    expect(await spentOn(query)).toBeLessThanOrEqual(MOST);
  });

  it('is at most twenty times that of "hammer" for anything of the accepted length', async () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.string({ unit: fc.constantFrom('1', 'a', 's', ' ', '-', 'e'), maxLength: 40 }),
      fc.constantFrom(
        'hammer',
        'steel',
        'screwdirvesr',
        'the',
        '1/2',
        'wrnech',
        'drive',
        'steel nail',
        '13 mm',
        'in',
      ),
    );
    const query = fc
      .array(piece, { maxLength: 40 })
      .map((pieces) => pieces.join(' ').slice(0, QUERY_MAX_LENGTH));
    await fc.assert(fc.asyncProperty(query, async (typed) => (await spentOn(typed)) <= MOST));
  });

  it('always finds a tool by its own name, however many parts that has', async () => {
    const names = Array.from(
      { length: 500 },
      (_, number) => `gizmo${createHash('md5').update(String(number)).digest('hex').slice(0, 20)}`,
    );
    const small = packedCatalogue(names.map((name, at) => tool({ id: idOf(at), name })));
    for (const [at, name] of names.entries()) {
      const { tools: found } = await small.suggest(name, 500);
      expect(
        found.map(({ id }) => id),
        name,
      ).toContain(idOf(at));
    }
  });

  it('finds every tool of a large catalogue by its name and by its SKU', async () => {
    for (let at = 0; at < tools.length; at += 97) {
      const { id = '', name = '', sku = '' } = tools[at] ?? {};
      expect(
        (await catalogue.suggest(name, 2_000)).tools.map((found) => found.id),
        name,
      ).toContain(id);
      expect(
        (await catalogue.suggest(sku, 1)).tools.map((found) => found.id),
        sku,
      ).toEqual([id]);
    }
  });

  it('ends where the budget does, with the best of what there is', async () => {
    const { tools: found } = await catalogue.suggest('s', 8);
    expect(found.length).toBeGreaterThan(0);
  });
});
