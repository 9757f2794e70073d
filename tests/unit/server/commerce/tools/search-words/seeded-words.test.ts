import { describe, expect, it } from 'vitest';
import { needs, synonymGroups } from '@/lib/server/commerce/tools/search-words/search-group';
import { SEEDED_WORDS } from '@/lib/server/commerce/tools/search-words/seeded/seeded-words';
import { changedSearchWordsSchema, foldedName } from '@/lib/shared/search-words/search-words.schema';
import { NEAR_WORDS as NEAR_DE } from '@/packages/catalogue-index/src/languages/de/near-words';
import { NEAR_WORDS as NEAR_EN } from '@/packages/catalogue-index/src/languages/en/near-words';
import { SEED_TOOLS } from '@/stack/seed-data/all-tools';
import { GERMAN_TEXTS } from '@/stack/seed-data/german/all-texts';
import { FRENCH_NAMES } from './french-names';

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

/** What the tools of a catalogue are called, and the words that are near those but mean other things. */
const CATALOGUES: Readonly<Record<string, { names: readonly string[]; near?: string }>> = {
  en: { names: SEED_TOOLS.map(({ name }) => name), near: NEAR_EN },
  de: { names: SEED_TOOLS.map(({ sku }) => GERMAN_TEXTS[sku]?.name ?? ''), near: NEAR_DE },
  fr: { names: FRENCH_NAMES },
};

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The singular is the plural without its ending, which is all that the names need. */
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

describe.each(Object.entries(SEEDED_WORDS))('seeded words, %s', (language, { synonyms, needs, unsold }) => {
  const { names = [], near = '' } = CATALOGUES[language] ?? {};
  const catalogue = names.map((name) => ({ name, words: fold(name) }));
  const namedBy = (phrase: string) =>
    catalogue
      .filter(({ words }) => fold(phrase).every((word) => words.some((ofName) => isForm(word, ofName))))
      .map(({ name }) => name);
  const equals = synonyms.flatMap((group) => ('words' in group ? [group.words] : []));
  const equalTo = (kind: string) => [kind, ...equals.filter((words) => words.includes(kind)).flat()];
  const isLost = (kind: string) => !equalTo(kind).some((each) => namedBy(each).length);
  const kindsOf = (group: (typeof synonyms)[number]) => ('words' in group ? group.words : group.to);
  const typedIn = (group: (typeof synonyms)[number]) => ('words' in group ? group.words : group.from);

  it('what a group leads to is in a tool’s name, or equal to what is', () => {
    expect(synonyms.flatMap(kindsOf).filter(isLost)).toEqual([]);
  });

  it('what serves a need is in a tool’s name, or equal to what is', () => {
    expect(needs.flatMap(({ kinds }) => kinds).filter(isLost)).toEqual([]);
  });

  it('every tool is reached by another name and by a need', () => {
    const byName = new Set(synonyms.flatMap(kindsOf).flatMap(namedBy));
    const byNeed = new Set(needs.flatMap(({ kinds }) => kinds).flatMap(namedBy));
    expect(names.filter((name) => !byName.has(name))).toEqual([]);
    expect(names.filter((name) => !byNeed.has(name))).toEqual([]);
  });

  it('an admin can save every group as it is', () => {
    const groups = [
      ...synonyms.map((group) =>
        'words' in group
          ? { kind: 'same', words: group.words }
          : { kind: 'means', words: group.from, to: group.to },
      ),
      ...needs.map(({ verbs, objects, kinds }) => ({ kind: 'need', words: verbs, objects, to: kinds })),
      ...unsold.map((word) => ({ kind: 'unsold', words: [word] })),
    ];
    expect(groups.filter((group) => !changedSearchWordsSchema.safeParse(group).success)).toEqual([]);
  });

  it('what is not sold is said once', () => {
    const folded = unsold.map(foldedName);
    expect(folded.filter((name, at) => folded.indexOf(name) !== at)).toEqual([]);
  });

  it('a word near a tool’s is neither in a tool’s name nor another name of a kind', () => {
    const spelled = (text: string) => text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
    const taken = new Set(catalogue.flatMap(({ words }) => words).map(spelled));
    for (const phrase of synonyms.flatMap(typedIn)) taken.add(spelled(fold(phrase).join(' ')));
    expect(
      near
        .trim()
        .split(/\s+/)
        .filter((word) => taken.has(word)),
    ).toEqual([]);
  });
});
