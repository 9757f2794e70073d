import { describe, expect, test } from 'vitest';
import type { Document } from '@/standins/mongo/query/bson-type';
import { compileFilter } from '@/standins/mongo/query/filter';
import { compileProjection } from '@/standins/mongo/query/projection';
import { compileSort } from '@/standins/mongo/query/sort';
import { stemEnglish } from '@/standins/mongo/query/stem-english';
import { tokenize } from '@/standins/mongo/query/text';
import { codeOf } from './failure';

describe('stemEnglish', () => {
  // From the sample vocabulary of the English (Porter2) stemmer of the Snowball project.
  test.each([
    ['consign', 'consign'],
    ['consigned', 'consign'],
    ['consigning', 'consign'],
    ['consignment', 'consign'],
    ['consist', 'consist'],
    ['consistency', 'consist'],
    ['consistently', 'consist'],
    ['consolation', 'consol'],
    ['consolingly', 'consol'],
    ['conspiracy', 'conspiraci'],
    ['conspirators', 'conspir'],
    ['constables', 'constabl'],
    ['knack', 'knack'],
    ['knaves', 'knave'],
    ['kneeling', 'kneel'],
    ['knives', 'knive'],
    ['knocked', 'knock'],
    ['drills', 'drill'],
    ['drilling', 'drill'],
    ['hammers', 'hammer'],
    ['batteries', 'batteri'],
    ['battery', 'batteri'],
    ['running', 'run'],
    ['hopping', 'hop'],
    ['hoping', 'hope'],
    ['skies', 'sky'],
    ['dying', 'die'],
    ['generously', 'generous'],
    ['happily', 'happili'],
    ['relational', 'relat'],
    ['news', 'news'],
    ['is', 'is'],
  ])('%s → %s', (word, stem) => {
    expect(stemEnglish(word)).toBe(stem);
  });
});

test('tokenize folds case and diacritics, drops stop words and stems', () => {
  expect(tokenize('The CAFÉ’s drills, and saws!', 'english')).toStrictEqual(['cafe', 'drill', 'saw']);
  expect(tokenize('The drills', 'none')).toStrictEqual(['the', 'drills']);
});

describe('$text', () => {
  const textIndex = { weights: { name: 10, about: 1 } };
  const docs: Document[] = [
    { _id: 1, name: 'Cordless drill', about: 'A compact drill for wood' },
    { _id: 2, name: 'Circular saw', about: 'Saws wood; better than a drill' },
    { _id: 3, name: 'Claw hammer', about: 'Steel head' },
  ];

  function search(text: Document): unknown[] {
    const matcher = compileFilter({ $text: text }, { textIndex });
    return docs.filter((doc) => matcher.matches(doc)).map((doc) => doc._id);
  }

  test('finds any of the words, in any of their forms', () => {
    expect(search({ $search: 'drilling hammers' })).toStrictEqual([1, 2, 3]);
    expect(search({ $search: 'SAW' })).toStrictEqual([2]);
    expect(search({ $search: 'the' })).toStrictEqual([]);
    expect(search({ $search: '' })).toStrictEqual([]);
  });

  test('minds negated words and phrases', () => {
    expect(search({ $search: 'drill -saw' })).toStrictEqual([1]);
    expect(search({ $search: '"compact drill" wood' })).toStrictEqual([1]);
    expect(search({ $search: 'wood -"compact drill"' })).toStrictEqual([2]);
  });

  test('minds case when asked to', () => {
    expect(search({ $search: 'claw', $caseSensitive: true })).toStrictEqual([]);
    expect(search({ $search: 'Claw', $caseSensitive: true })).toStrictEqual([3]);
  });

  test('ranks by weight and frequency, for sorts and projections', () => {
    const matcher = compileFilter({ $text: { $search: 'drill wood' } }, { textIndex });
    const found = docs.filter((doc) => matcher.matches(doc));
    found.sort(compileSort({ score: { $meta: 'textScore' } }));
    const [first, second] = found.map((doc) => compileProjection({ score: { $meta: 'textScore' } })(doc));
    expect([first?._id, second?._id]).toStrictEqual([1, 2]);
    expect(Number(first?.score)).toBeGreaterThan(Number(second?.score));
  });

  test.each<[Document, number]>([
    [{ $search: 1 }, 14],
    [{ $search: 'x', $language: 'klingon' }, 2],
    [{ $search: 'x', $nope: 1 }, 2],
    [{ $search: 'x', $caseSensitive: 'yes' }, 14],
  ])('refuses %j with code %i', (text, code) => {
    expect(codeOf(() => search(text))).toBe(code);
  });
});
