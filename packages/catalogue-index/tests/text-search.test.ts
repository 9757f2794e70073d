import { compactText } from '@forgeline/tool-text/fold-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinEdits } from '#terms/edit-distance';
import { TermPacker } from '#terms/term-packer';
import { rankMatches } from '#text/rank-matches';
import { atomsOf, singularOf, termsOf } from '#text/split-words';
import { TextIndex } from '#text/text-index';

function textIndex(documents: readonly string[][], inUse = new Uint32Array([2 ** documents.length - 1])) {
  const packer = new TermPacker();
  for (const [slot, terms] of documents.entries()) packer.put(slot, packer.numbersOf(terms), 0);
  return new TextIndex({ packed: packer.pack(), weights: [1], inUse: () => inUse }, documents.length);
}

describe('the words of a text', () => {
  it.each([
    ['M-10 bolt', ['m', '10', 'bolt']],
    ['18V', ['18', 'v']],
    ['12,5 mm and 1/2"', ['12.5', 'mm', 'and', '1/2']],
    ['½ in', ['1/2', 'in']],
    ['1½ in', ['1', '1/2', 'in']],
    ['ﬁle ＦＬ１０', ['file', 'fl', '10']],
    ['Größe ÉTAU Łódź', ['grosse', 'etau', 'lodz']],
    ['?! –', []],
  ])('of %j are %j', (text, atoms) => {
    expect(atomsOf(text)).toEqual(atoms);
  });

  it('are also found as one with their neighbour', () => {
    expect(termsOf('Ball-Peen Hammers')).toEqual(
      new Set(['ball', 'ballpeen', 'peen', 'peenhammers', 'hammers', 'hammer']),
    );
  });

  it.each([
    ['wrenches', 'wrench'],
    ['vises', 'vise'],
    ['files', 'file'],
    ['boxes', 'box'],
    ['pliers', 'plier'],
    ['assemblies', 'assembly'],
    ['brass', 'brass'],
    ['radius', 'radius'],
    ['chassis', 'chassis'],
    ['gas', 'gas'],
  ])('%s is %s in the singular', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
  });

  it('joined into one contain only letters and digits', () => {
    expect(compactText('FL-BV 125/é')).toBe('flbv125e');
  });
});

describe('typing errors', () => {
  it.each([
    ['hamer', 'hammer', 1, true],
    ['hammmer', 'hammer', 1, true],
    ['hanmer', 'hammer', 1, true],
    ['ahmmer', 'hammer', 1, true],
    ['hmaemr', 'hammer', 1, false],
    ['hmaemr', 'hammer', 2, true],
    ['saw', 'hammer', 2, false],
  ])('%s for %s within %i: %s', (typed, term, most, isWithin) => {
    expect(isWithinEdits(typed, term, most)).toBe(isWithin);
  });

  it('are tolerated while a word is incomplete', () => {
    expect(isWithinEdits('scerwd', 'screwdriver', 1, true)).toBe(true);
    expect(isWithinEdits('scerwd', 'screwdriver', 1)).toBe(false);
    expect(isWithinEdits('scerwd', 'hammer', 1, true)).toBe(false);
  });

  it('are symmetric', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 2 }), (one, other, most) => {
        expect(isWithinEdits(one, other, most)).toBe(isWithinEdits(other, one, most));
        expect(isWithinEdits(one, one, most)).toBe(true);
      }),
    );
  });
});

describe('a search', () => {
  const TEXTS = [
    'Ball-Peen Hammer, 16 oz',
    'Claw Hammer, fibreglass handle',
    'Cordless Screwdriver 18 V',
    'Combination Wrench Set',
    'Flat File, second cut',
  ];
  const index = textIndex(TEXTS.map((text) => [...termsOf(text)]));
  const find = (query: string) => [...(rankMatches(index, query)?.slots ?? [])];

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
    ['ahmmer', [0, 1]],
    ['jammer', [0, 1]],
    ['xhammer', [0, 1]],
    ['ammer', [0, 1]],
    ['fibreglas hamer', [1]],
    ['the file for a cut', [4]],
    ['wrench hammer', [0, 1, 3]],
    ['zzzzzz', []],
  ])('for %j finds %j', (query, slots) => {
    expect(find(query)).toEqual(slots);
  });

  it('reports when nothing has all the words', () => {
    expect(rankMatches(index, 'claw hammer')?.isRelaxed).toBe(false);
    expect(rankMatches(index, 'claw wrench')?.isRelaxed).toBe(true);
    expect(rankMatches(index, 'zzzzzz')?.isRelaxed).toBe(false);
  });

  it('without a letter or digit is no search', () => {
    expect(rankMatches(index, ' -- ')).toBeNull();
  });

  it('finds what was added since, and not what is no longer in use', () => {
    const inUse = new Uint32Array([0b11]);
    const texts = textIndex([['vise'], ['vise']], inUse);
    texts.add(2, new Map([['vise', 0]]));
    inUse[0] = 0b110;
    texts.markUnused();
    expect([...(rankMatches(texts, 'vise')?.slots ?? [])]).toEqual([1, 2]);
    inUse[0] = 0;
    expect(rankMatches(texts, 'vise')?.slots).toHaveLength(0);
  });

  it('never fails, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (query) => {
        rankMatches(index, query);
      }),
    );
  });
});
