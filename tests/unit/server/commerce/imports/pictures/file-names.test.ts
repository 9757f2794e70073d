import { expect, it } from 'vitest';
import { documentOfWords, readingsOf } from '@/lib/server/commerce/imports/pictures/file-names';
import { placeDocuments, placePictures } from '@/lib/server/commerce/imports/pictures/place-files';
import type { ToolFile } from '@/lib/server/platform/db/documents/tools';

const numbers = (file: string, kind: 'picture' | 'document' = 'picture') =>
  readingsOf(file, kind).map(({ number, place, words }) => [number, ...(place ? [place] : []), ...words]);

it('the name of a picture is a number, or a number and a place', () => {
  expect(numbers('FL-TW-1220.jpg')).toEqual([['FL-TW-1220']]);
  expect(numbers('FL-TW-1220_2.jpg')).toEqual([['FL-TW-1220_2'], ['FL-TW-1220', 2]]);
  expect(numbers('4006381333931_12.PNG')).toEqual([['4006381333931_12'], ['4006381333931', 12]]);
  expect(numbers('FL-1 (3).jpg')).toEqual([['FL-1 (3)'], ['FL-1', 3]]);
  expect(numbers('FL-TW-1220-2.jpg')).toEqual([['FL-TW-1220-2'], ['FL-TW-1220', 2]]);
  expect(numbers('FL-TW-12-20.jpg')).toEqual([['FL-TW-12-20']]);
  // Neither a place from 1 nor one of two digits.
  expect(numbers('A_0.jpg')).toEqual([['A_0']]);
  expect(numbers('A_100.jpg')).toEqual([['A_100']]);
  expect(numbers('A_front.jpg')).toEqual([['A_front']]);
});

it('the name of a document may have words after the number, which may have hyphens itself', () => {
  expect(numbers('FL-1_data-sheet_de.pdf', 'document')).toEqual([
    ['FL-1_data-sheet_de'],
    ['FL-1_data-sheet', 'de'],
    ['FL-1_data', 'sheet', 'de'],
    ['FL-1', 'data', 'sheet', 'de'],
    ['FL', '1', 'data', 'sheet', 'de'],
  ]);
});

it.each([
  [[], { kind: 'data-sheet', language: 'mul' }],
  [['data', 'sheet', 'de'], { kind: 'data-sheet', language: 'de' }],
  [['Bedienungsanleitung', 'DE'], { kind: 'manual', language: 'de' }],
  [['safety', 'sheet'], { kind: 'safety-sheet', language: 'mul' }],
  [['Exploded', 'View', 'en'], { kind: 'data-sheet', language: 'en', title: 'Exploded View' }],
  [['2'], { kind: 'data-sheet', language: 'mul' }],
])('the words %j of a document say what it is', (words, document) => {
  expect(documentOfWords(words)).toEqual(document);
});

const OLD = { url: 'old', alt: 'An old picture' };
const urls = (current: string[], added: [string, number | null][]) =>
  placePictures(
    current.map((url) => ({ url })),
    added.map(([url, place]) => ({ url, place })),
  ).pictures.map(({ url }) => url);

it('pictures take their places, and are added at the end where there are fewer', () => {
  expect(urls(['a', 'b'], [['x', 2]])).toEqual(['a', 'x']);
  expect(urls(['a', 'b'], [['x', null]])).toEqual(['x', 'b']);
  expect(
    urls(
      ['a'],
      [
        ['y', 7],
        ['x', 5],
      ],
    ),
  ).toEqual(['a', 'x', 'y']);
});

it('the placeholder is no picture, so that the second one is the first without another', () => {
  expect(urls(['/placeholder.webp'], [['x', 2]])).toEqual(['x']);
});

it('numbers count on after a picture without one', () => {
  expect(
    urls(
      [],
      [
        ['one', 1],
        ['main', null],
        ['two', 2],
      ],
    ),
  ).toEqual(['main', 'one', 'two']);
});

it('a picture that is there stays as it is, and is shown once where it moves', () => {
  expect(placePictures([OLD], [{ url: 'old', place: 1 }]).pictures).toEqual([OLD]);
  const moved = placePictures([OLD, { url: 'b' }, { url: 'c' }], [{ url: 'c', place: 1 }]);
  expect(moved.pictures.map(({ url }) => url)).toEqual(['c', 'b']);
  expect(moved.positionOf('c')).toBe(1);
});

it('a document takes the place of the one that is called the same', () => {
  const sheet = (url: string, language: ToolFile['language'] = 'de'): ToolFile => ({
    ...{ url, kind: 'data-sheet', language },
  });
  expect(placeDocuments([sheet('a'), sheet('b', 'en')], [sheet('c')])).toEqual([
    sheet('c'),
    sheet('b', 'en'),
  ]);
  expect(placeDocuments([sheet('a')], [sheet('b', 'fr')])).toEqual([sheet('a'), sheet('b', 'fr')]);
  expect(placeDocuments([sheet('a')], [sheet('a', 'fr')])).toEqual([sheet('a')]);
});
