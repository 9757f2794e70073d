import { describe, expect, it } from 'vitest';
import { needs, synonymGroups } from '@/lib/server/commerce/tools/search-words/search-group';
import { CUTTING_DE } from '@/lib/server/commerce/tools/search-words/seeded/de-cutting';
import { GRIPPING_DE } from '@/lib/server/commerce/tools/search-words/seeded/de-gripping';
import { MEASURING_STORING_DE } from '@/lib/server/commerce/tools/search-words/seeded/de-measuring-storing';
import { POWER_DE } from '@/lib/server/commerce/tools/search-words/seeded/de-power';
import { TURNING_DE } from '@/lib/server/commerce/tools/search-words/seeded/de-turning';
import { CUTTING_EN } from '@/lib/server/commerce/tools/search-words/seeded/en-cutting';
import { GRIPPING_EN } from '@/lib/server/commerce/tools/search-words/seeded/en-gripping';
import { MEASURING_STORING_EN } from '@/lib/server/commerce/tools/search-words/seeded/en-measuring-storing';
import { POWER_EN } from '@/lib/server/commerce/tools/search-words/seeded/en-power';
import { TURNING_EN } from '@/lib/server/commerce/tools/search-words/seeded/en-turning';
import { NEEDS_DE } from '@/lib/server/commerce/tools/search-words/seeded/needs-de';
import { NEEDS_EN } from '@/lib/server/commerce/tools/search-words/seeded/needs-en';
import { SEEDED_WORDS } from '@/lib/server/commerce/tools/search-words/seeded/seeded-words';
import { foldedName } from '@/lib/shared/search-words/search-words.schema';
import { NEAR_WORDS as NEAR_DE } from '@/packages/catalogue-index/src/languages/de/near-words';
import { NEAR_WORDS as NEAR_EN } from '@/packages/catalogue-index/src/languages/en/near-words';
import { SEED_TOOLS } from '@/stack/seed-data/all-tools';
import { GERMAN_TEXTS } from '@/stack/seed-data/german/all-texts';

it('a line is a group of equals, or leads one way', () => {
  expect(synonymGroups('  wrench = spanner\n\n  shifter, old shifter > adjustable wrench\n')).toEqual([
    { words: ['wrench', 'spanner'] },
    { from: ['shifter', 'old shifter'], to: ['adjustable wrench'] },
  ]);
});

it('a line is a need: verbs, objects and the kinds that serve it', () => {
  expect(needs('loosen, undo : nut > breaker bar, impact wrench')).toEqual([
    { verbs: ['loosen', 'undo'], objects: ['nut'], kinds: ['breaker bar', 'impact wrench'] },
  ]);
});

const SEEDED = {
  en: {
    synonyms: [TURNING_EN, GRIPPING_EN, CUTTING_EN, POWER_EN, MEASURING_STORING_EN].flat(),
    seededNeeds: NEEDS_EN,
    near: NEAR_EN.trim().split(/\s+/),
  },
  de: {
    synonyms: [TURNING_DE, GRIPPING_DE, CUTTING_DE, POWER_DE, MEASURING_STORING_DE].flat(),
    seededNeeds: NEEDS_DE,
    near: NEAR_DE.trim().split(/\s+/),
  },
};

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The singular is the plural without its ending, which is all that the names of the seed need. */
const isForm = (word: string, ofName: string) =>
  word === ofName || [`${word}s`, `${word}es`, `${word}n`].includes(ofName) || word === `${ofName}s`;

it.each(Object.entries(SEEDED_WORDS))(
  'what is not sold is no name of what is: %s',
  (_, { synonyms, unsold }) => {
    const notSold = new Set(unsold.map(foldedName));
    const names = synonyms.flatMap((group) =>
      'words' in group ? group.words : [...group.from, ...group.to],
    );
    expect(names.filter((name) => notSold.has(foldedName(name)))).toEqual([]);
  },
);

describe.each(['en', 'de'] as const)('seeded words, %s', (language) => {
  const { synonyms, seededNeeds, near } = SEEDED[language];
  const names = SEED_TOOLS.map((tool) => ({
    sku: tool.sku,
    words: fold((language === 'en' ? tool : GERMAN_TEXTS[tool.sku])?.name ?? ''),
  }));
  const namedBy = (phrase: string) =>
    names
      .filter(({ words }) => fold(phrase).every((word) => words.some((ofName) => isForm(word, ofName))))
      .map(({ sku }) => sku);
  const kindsOf = (group: (typeof synonyms)[number]) => ('words' in group ? group.words : group.to);
  const typedIn = (group: (typeof synonyms)[number]) => ('words' in group ? group.words : group.from);

  it('what a group leads to is in a tool’s name', () => {
    for (const group of synonyms) {
      const lost = kindsOf(group).filter((kind) => !namedBy(kind).length);
      if ('to' in group) expect(lost).toEqual([]);
      else expect(lost.length, group.words.join(' = ')).toBeLessThan(group.words.length);
    }
  });

  it('a word is typed once in its group, and none is empty', () => {
    for (const group of synonyms) {
      const words = typedIn(group);
      expect(words).not.toContain('');
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    }
  });

  it('what serves a need is in a tool’s name, and a need has verbs and objects', () => {
    for (const { verbs, objects, kinds } of seededNeeds) {
      expect([...verbs, ...objects, ...kinds]).not.toContain('');
      expect(kinds.filter((kind) => !namedBy(kind).length)).toEqual([]);
    }
  });

  it('every tool is reached by another name and by a need', () => {
    const byName = new Set(synonyms.flatMap(kindsOf).flatMap(namedBy));
    const byNeed = new Set(seededNeeds.flatMap(({ kinds }) => kinds).flatMap(namedBy));
    const skus = SEED_TOOLS.map(({ sku }) => sku);
    expect(skus.filter((sku) => !byName.has(sku))).toEqual([]);
    expect(skus.filter((sku) => !byNeed.has(sku))).toEqual([]);
  });

  it('a word near a tool’s is neither in a tool’s name nor another name of a kind', () => {
    const spelled = (text: string) => text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
    const taken = new Set(names.flatMap(({ words }) => words).map(spelled));
    for (const phrase of synonyms.flatMap(typedIn)) taken.add(spelled(fold(phrase).join(' ')));
    expect(near.filter((word) => taken.has(word))).toEqual([]);
  });
});
