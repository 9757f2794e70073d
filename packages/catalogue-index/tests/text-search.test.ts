import { compactText } from '@forgeline/tool-text/fold-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GERMAN } from '#languages/de/rules';
import { ENGLISH } from '#languages/en/rules';
import { slipCost } from '#terms/edit-distance';
import { kindsOf } from '#text/kinds-of';
import { costOf } from '#text/similar-words';
import { atomsOf, termsOf } from '#text/split-words';
import { idOf, packedCatalogue, tool } from './tools';

describe('the words of a text', () => {
  it.each([
    ['M-10 bolt', ['m', '10', 'bolt']],
    ['18V', ['18', 'v']],
    ['12,5 mm and 1/2"', ['12.5', 'mm', 'and', '1/2']],
    ['½ in', ['1/2', 'in']],
    ['1½ in', ['1', '1/2', 'in']],
    ['ﬁle ＦＬ１０', ['file', 'fl', '10']],
    ['Größe ÉTAU Łódź', ['grosse', 'etau', 'lodz']],
    ['Machinist’s', ['machinist']],
    ['?! –', []],
  ])('of %j are %j', (text, atoms) => {
    expect(atomsOf(text, ENGLISH)).toEqual(atoms);
  });

  it('are stems, and numbers as one with their symbols', () => {
    expect(termsOf('C-Clamps M 10, 18 V', ENGLISH)).toEqual(
      new Set(['c', 'cclamp', 'clamp', 'm', 'm10', '10', '18', '18v', 'v']),
    );
  });

  it.each([
    ['Säge', 'Sägen'],
    ['Saege', 'Säge'],
    ['Hammer', 'Hämmer'],
    ['Nuss', 'Nüsse'],
    ['Schlüssel', 'Schlüsseln'],
    ['Bürste', 'Buersten'],
    ['Sägeblatt', 'Sägeblätter'],
  ])('in German, %s and %s are one', (one, other) => {
    const stem = (word: string) => GERMAN.stem(GERMAN.fold(word));
    expect(stem(one)).toBe(stem(other));
  });

  it('joined into one contain only letters and digits', () => {
    expect(compactText('FL-BV 125/é')).toBe('flbv125e');
  });
});

describe('what a tool is', () => {
  it.each([
    ['Forged Bench Vise 125 mm with Swivel Base', ['vise']],
    ['1/2 in Drive Click Torque Wrench, 40–200 Nm', ['wrench']],
    ['Tap and Die Set, M3–M12, 32 Pieces', ['die', 'tap']],
    ['Stackable Case System on Wheels, 3 Modules', ['case']],
    ['18 V Brushless Drill Driver, 65 Nm', ['driver']],
    ['Spiral-Flute Machine Tap M10 × 1.5', ['tap']],
  ])('is said by the name %j: %j', (name, kinds) => {
    expect(kindsOf(name, ENGLISH)).toEqual(kinds);
  });

  it.each([
    ['Ringmaulschlüssel-Satz 8–19 mm, 12-teilig', ['ringmaulschluessel']],
    ['Meißel- und Durchtreiber-Satz, 6-teilig', ['durchtreiber', 'meissel']],
    ['Drehmomentschlüssel digital, auslösend', ['drehmomentschluessel']],
    ['Schraubendrehersatz', ['schraubendrehersatz', 'schraubendreher']],
  ])('is said by the German name %j: %j', (name, kinds) => {
    expect(kindsOf(name, GERMAN)).toEqual(kinds);
  });
});

describe('slips', () => {
  it.each([
    ['hamer', 'hammer', true],
    ['hammmer', 'hammer', true],
    ['hanmer', 'hammer', true],
    ['hmamer', 'hammer', true],
    ['jammer', 'hammer', true],
    ['rail', 'nail', false],
    ['jar', 'jaw', false],
    ['hmaemr', 'hammer', false],
    ['screwdirvre', 'screwdriver', true],
    ['saw', 'hammer', false],
  ])('%s for %s: %s', (typed, word, isMeant) => {
    expect(costOf(typed, word) !== undefined).toBe(isMeant);
  });

  it('cost less between neighbours on the keyboard, and less the wrong way round', () => {
    expect(slipCost('hanmer', 'hammer', 1)).toBeLessThan(slipCost('haqmer', 'hammer', 1));
    expect(slipCost('hmamer', 'hammer', 1)).toBeLessThan(slipCost('haqmer', 'hammer', 1));
  });

  it('are counted the same from both sides', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 2 }), (one, other, most) => {
        const isWithin = (typed: string, meant: string) =>
          slipCost(typed, meant, most) !== Number.POSITIVE_INFINITY;
        expect(isWithin(one, other)).toBe(isWithin(other, one));
        expect(slipCost(one, one, most)).toBe(0);
      }),
    );
  });
});

describe('a search', () => {
  const NAMES = [
    'Ball-Peen Hammer, 16 oz',
    'Claw Hammer, fibreglass handle',
    'Cordless Screwdriver 18 V',
    'Combination Wrench Set',
    'Flat File, second cut',
  ];
  const catalogue = packedCatalogue(NAMES.map((name, at) => tool({ id: idOf(at), name, category: 'x' })));
  const find = async (query: string) => {
    const { tools } = await catalogue.suggest(query, 10);
    return tools.map(({ id }) => Number.parseInt(id, 16)).sort();
  };

  it.each([
    ['hammer', [0, 1]],
    ['HAMMERS', [0, 1]],
    ['ham', [0, 1]],
    ['ball peen', [0]],
    ['ballpeen', [0]],
    ['BALL-PEEN', [0]],
    ['screw driver', [2]],
    ['18v', [2]],
    ['18 V', [2]],
    ['18-v screwdrivers', [2]],
    ['wrenches', [3]],
    ['wrnech', [3]],
    ['hmamer', [0, 1]],
    ['jammer', [0, 1]],
    ['xhammer', [0, 1]],
    ['fibreglas hamer', [1]],
    ['the file for a cut', [4]],
    ['wrench hammer', []],
    ['zzzzzz', []],
    [' -- ', []],
  ])('for %j finds %j', async (query, slots) => {
    expect(await find(query)).toEqual(slots);
  });

  it('offers what comes near where nothing fits', async () => {
    const { tools, similar, fit } = await catalogue.suggest('garden hammer', 10);
    expect({ tools, fit }).toEqual({ tools: [], fit: 'none' });
    expect(similar).toHaveLength(2);
  });

  describe('for an article number with a slip', () => {
    const SKUS = ['FL-BV-125', 'FL-CK-205', 'FL-QB-450', 'FL-TW-3806', 'FL-TW-1220', 'FL-CD-125'];
    const own = packedCatalogue(SKUS.map((sku, at) => tool({ id: idOf(at), sku, name: 'Tool' })));
    const offered = async (query: string) => {
      const { tools, similar } = await own.suggest(query, 10);
      expect(tools).toEqual([]);
      return similar.map(({ id }) => SKUS[Number.parseInt(id, 16)]).sort();
    };

    it.each([
      ['FL-BV-215', ['FL-BV-125']],
      ['bv 215', ['FL-BV-125']],
      ['BV-124', ['FL-BV-125']],
      ['CK-25', ['FL-CK-205']],
      ['QP-450', ['FL-QB-450']],
      ['Art.-Nr. FL-TW-3860', ['FL-TW-3806']],
      ['FLTW12200', ['FL-TW-1220']],
      ['FV-125', ['FL-BV-125']],
      ['BD-125', ['FL-BV-125', 'FL-CD-125']],
    ])('%j offers what may be meant, and finds nothing', async (query, skus) => {
      expect(await offered(query)).toEqual(skus);
    });

    it.each(['DTD153Z', '6290-1 CT', '215', 'bigger 215'])(
      '%j, which is no slip in one, offers none',
      async (query) => {
        expect(await offered(query)).toEqual([]);
      },
    );
  });

  it('says what an unknown word was taken for', async () => {
    expect((await catalogue.suggest('wrnech', 10)).taken).toEqual([{ typed: 'wrnech', word: 'wrench' }]);
  });

  it('takes the words of a shop at once', async () => {
    const own = packedCatalogue(NAMES.map((name, at) => tool({ id: idOf(at), name, category: 'x' })));
    const names = async (query: string) =>
      (await own.suggest(query, 10)).tools.map(({ id }) => Number.parseInt(id, 16));
    expect(await names('spanner')).toEqual([]);
    const needs = [{ verbs: ['drive'], objects: ['nail'], kinds: ['claw hammer'] }];
    own.setWords('en', { synonyms: [{ from: ['spanner'], to: ['wrench'] }], needs, unsold: ['file'] });
    expect(await names('spanner')).toEqual([3]);
    expect(await names('combination spanners')).toEqual([3]);
    expect(await names('drive a rusty nail')).toEqual([1]);
    expect(await names('nail')).toEqual([]);
  });

  it('a size that no tool for a need has is said to be missing, and one that a tool has is a filter', async () => {
    const sized = packedCatalogue([
      tool({ id: idOf(1), name: 'Claw Hammer' }),
      tool({ id: idOf(2), name: 'Socket', specs: [{ name: 'Size', value: '17', unit: 'mm' }] }),
    ]);
    const needs = [{ verbs: ['loosen'], objects: ['rusted bolt'], kinds: ['claw hammer'] }];
    sized.setWords('en', { synonyms: [], needs, unsold: [] });
    const missing = await sized.browse({ q: 'loosen a rusted 17 mm bolt', language: 'en' });
    expect(missing).toMatchObject({ total: 1, sizes: [], missingSizes: [{ size: '17', unit: 'mm' }] });
    const had = await sized.browse({ q: '17 mm socket', language: 'en' });
    expect(had).toMatchObject({ total: 1, sizes: [{ size: '17', unit: 'mm' }], missingSizes: [] });
  });

  it('never fails, for any input', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (query) => {
        await catalogue.suggest(query, 10);
      }),
    );
  });
});
