import { describe, expect, it } from 'vitest';
import { rulesOf } from '../src/languages/rules-of';
import { SlipWords } from '../src/text/slip-words';
import { StepBudget } from '../src/text/step-budget';

const NO_CATALOGUE = { similarWords: () => [] };

function meantBy(language: string, words: readonly string[], typed: string): string[] {
  const slips = new SlipWords(words, [], rulesOf(language));
  return slips.meantBy(typed, NO_CATALOGUE, new StepBudget(10_000)).map(({ word }) => word);
}

describe('a word that nobody knows', () => {
  it.each([
    ['en', 'tork', 'torque', 'torx'],
    ['en', 'calipper', 'caliper', 'clipper'],
    ['en', 'skrewdriver', 'screwdriver', 'driver'],
    ['en', 'rench', 'wrench', 'bench'],
    ['de', 'bormaschine', 'bohrmaschine', 'formmaschine'],
    ['de', 'saegge', 'saege', 'saenge'],
    ['de', 'massbant', 'massband', 'massband2'],
  ])('is in %s meant as what it sounds like: %s as %s, and not %s', (language, typed, meant, other) => {
    expect(meantBy(language, [meant, other], typed)).toEqual([meant]);
  });

  it('has no silent letter that nobody would add', () => {
    expect(meantBy('en', ['reach', 'wrench'], 'wrech')).toEqual(['wrench']);
  });

  it('is meant as what several compounds end with', () => {
    expect(meantBy('de', ['latthammer', 'gummihammer', 'schlosserhammer'], 'hamer')).toEqual(['hammer']);
    expect(meantBy('de', ['latthammer', 'gummihammer'], 'hamer')).toEqual([]);
  });
});
