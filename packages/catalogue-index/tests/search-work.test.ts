import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillBits, wordsFor } from '#arrays/bit-set';
import { CLASS_WEIGHTS, searchTermsOf } from '#indexed-tool';
import type { ClassedTerms } from '#terms/packed-terms';
import { TermPacker } from '#terms/term-packer';
import { rankMatches, searchBudget } from '#text/rank-matches';
import { termsOf } from '#text/split-words';
import { StepBudget } from '#text/step-budget';
import { TextIndex } from '#text/text-index';
import { manyTools } from './tools';

const QUERY_MAX_LENGTH = 200;

/** The catalogue of a large manufacturer: 10,000 tools. */
const tools = manyTools(10_000);
const index = textIndex(tools.map((tool) => searchTermsOf(tool)));

function textIndex(documents: readonly ClassedTerms[]): TextIndex {
  const packer = new TermPacker();
  for (const [slot, terms] of documents.entries()) {
    for (const [term, termClass] of terms) packer.put(slot, packer.numbersOf([term]), termClass);
  }
  const inUse = new Uint32Array(wordsFor(documents.length));
  fillBits(inUse, documents.length);
  return new TextIndex(
    { packed: packer.pack(), weights: CLASS_WEIGHTS, inUse: () => inUse },
    documents.length,
  );
}

function stepsOf(query: string): number {
  const budget = new StepBudget(Number.MAX_SAFE_INTEGER);
  rankMatches(index, query, budget);
  return budget.spent;
}

function spentOn(query: string): number {
  const budget = searchBudget(index);
  rankMatches(index, query, budget);
  return budget.spent;
}

const HAMMER = stepsOf('hammer');
const MOST = 20 * HAMMER;

describe('the work of a search', () => {
  it('is little for what people look for, which finds the same as without a limit', () => {
    for (const query of [
      'hammer',
      'torque wrench 1/2',
      '18v cordless screwdriver',
      'screwdirvesr',
      'fl-bv-125',
    ]) {
      const unlimited = rankMatches(index, query, new StepBudget(Number.MAX_SAFE_INTEGER));
      expect(rankMatches(index, query), query).toEqual(unlimited);
    }
  });

  it.each([
    ['an atom after the other in one word', '1a'.repeat(100)],
    ['different atoms in one word', 'ab1cd2ef3gh4ij5kl6mn7op8qr9'.repeat(7)],
    ['a single letter, which begins most terms', 's'],
    ['single letters', 'a b c d e f g h i j'],
    ['words that every tool has', 'steel size alloy mm in the chrome s2 carbide bronze'],
    ['typing errors in every word', 'qqqqqqqq wwwwwwww eeeeeeee rrrrrrrr tttttttt yyyyyyyy uuuuuuuu'],
    ['one word as long as a query may be', 'e'.repeat(QUERY_MAX_LENGTH)],
    ['letters that come apart into many', '\u3350'.repeat(QUERY_MAX_LENGTH)],
  ])('is at most twenty times that of "hammer" for %s', (_, query) => {
    expect(spentOn(query)).toBeLessThanOrEqual(MOST);
  });

  it('is at most twenty times that of "hammer" for anything of the accepted length', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.string({ unit: fc.constantFrom('1', 'a', 's', ' ', '-', 'e'), maxLength: 40 }),
      fc.constantFrom('hammer', 'steel', 'screwdirvesr', 'the', '1/2', 'wrnech'),
    );
    const query = fc
      .array(piece, { maxLength: 40 })
      .map((pieces) => pieces.join(' ').slice(0, QUERY_MAX_LENGTH));
    fc.assert(fc.property(query, (typed) => spentOn(typed) <= MOST));
  });

  it('always finds a document by its own name, however many parts that has', () => {
    const names = Array.from(
      { length: 500 },
      (_, number) => `gizmo${createHash('md5').update(String(number)).digest('hex').slice(0, 20)}`,
    );
    const small = textIndex(names.map((name) => new Map([...termsOf(name)].map((term) => [term, 2]))));
    const lost = names.filter((name, slot) => !rankMatches(small, name)?.slots.includes(slot));
    expect(lost).toEqual([]);
  });

  it('finds every tool of a large catalogue by its name and by its SKU', () => {
    for (let slot = 0; slot < tools.length; slot += 97) {
      const { name = '', sku = '' } = tools[slot] ?? {};
      for (const query of [name, sku])
        expect(rankMatches(index, query)?.slots.includes(slot), query).toBe(true);
    }
  });

  it('ends where the budget does, with the best of what there is', () => {
    const found = rankMatches(index, 's');
    expect(found?.slots.length).toBeGreaterThan(0);
    expect(stepsOf('s')).toBeGreaterThan(searchBudget(index).limit);
  });
});
