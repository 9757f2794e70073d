import { expect, it } from 'vitest';
import {
  chooseReading,
  documentOfWords,
  readingsOf,
} from '@/lib/server/commerce/imports/pictures/file-names';
import { placeDocuments, placePictures } from '@/lib/server/commerce/imports/pictures/place-files';
import type { ToolFile } from '@/lib/server/platform/db/documents/tools';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';

/** SKUs that are prefixes of others, a figure alone, and a GTIN. */
const CATALOGUE = ['FL-TW-12', 'FL-TW-1220', 'FL-TW-12-2', '12345', '4006381333931'];

/** Returns the SKU and place that a name of a picture means, or the SKUs that it may mean. */
function meant(file: string, skus: readonly string[] = CATALOGUE) {
  const chosen = chooseReading(readingsOf(file, 'picture'), (number) =>
    skus.find((sku) => skuKeyOf(sku) === skuKeyOf(number)),
  );
  return 'sku' in chosen ? [chosen.sku, chosen.reading.place] : chosen.candidates;
}

it.each<[file: string, sku: string, place: number | 'end' | null]>([
  ['FL-TW-1220.jpg', 'FL-TW-1220', null],
  ['FL-TW-1220_2.jpg', 'FL-TW-1220', 2],
  ['FL-TW-1220 (3).jpg', 'FL-TW-1220', 3],
  ['FL-TW-1220-2.jpg', 'FL-TW-1220', 2],
  ['4006381333931_12.PNG', '4006381333931', 12],
  ['FL-TW-1220 seitlich.jpg', 'FL-TW-1220', 'end'],
  ['FL-TW-1220-side.jpg', 'FL-TW-1220', 'end'],
  ['FL-TW-1220.side.jpg', 'FL-TW-1220', 'end'],
  ['FL-TW-1220(side).jpg', 'FL-TW-1220', 'end'],
  ['FL-TW-1220 - Kopie.jpg', 'FL-TW-1220', 'end'],
  ['FL-TW-1220_Detail_2.jpg', 'FL-TW-1220', 2],
  ['FL-TW-1220 side (3).jpg', 'FL-TW-1220', 3],
  ['FL-TW-1220 Gewinde M8.jpg', 'FL-TW-1220', 'end'],
  ['FL-TW-1220 Backe 125.jpg', 'FL-TW-1220', 'end'],
  ['FL-TW-1220 2 Stück.jpg', 'FL-TW-1220', 'end'],
  ['fltw1220 côté.jpg', 'FL-TW-1220', 'end'],
  ['FL TW 1220 side.jpg', 'FL-TW-1220', 'end'],
  ['12345 front view.png', '12345', 'end'],
  ['4006381333931_front.png', '4006381333931', 'end'],
  ['FL-TW-12 side.jpg', 'FL-TW-12', 'end'],
  // The tool of that SKU, although it could be a place of another one.
  ['FL-TW-12-2.jpg', 'FL-TW-12-2', null],
  ['FL-TW-12-2 side.jpg', 'FL-TW-12-2', 'end'],
  ['FL-TW-12-2_3.jpg', 'FL-TW-12-2', 3],
  ['FL-TW-12-3.jpg', 'FL-TW-12', 3],
])('the picture %s is of %s', (file, sku, place) => {
  expect(meant(file)).toEqual([sku, place]);
});

it('a name that is read on to another SKU may be of both, and is of the only one there is', () => {
  expect(meant('FL-TW-12 20 mm.jpg')).toEqual(['FL-TW-1220', 'FL-TW-12']);
  expect(meant('FL-TW-12 20 mm.jpg', ['FL-TW-12'])).toEqual(['FL-TW-12', 'end']);
});

it.each([
  'FL-TW-13 side.jpg',
  'FL-TW-1220side.jpg',
  // Figures behind a hyphen may be a part of a SKU that no tool has.
  'FL-TW-1220-50.jpg',
  'FL-TW-1220-50 side.jpg',
  // Neither a place from 1 nor one of two digits.
  'FL-TW-1220_0.jpg',
  'FL-TW-1220_100.jpg',
])('the picture %s is of no tool', (file) => {
  expect(meant(file)).toEqual([]);
});

it('the name of a document may have words after the number, which may have hyphens itself', () => {
  const readings = readingsOf('FL-1_data-sheet_de.pdf', 'document');
  expect(readings.map(({ number, words }) => [number, ...words])).toEqual([
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
const urls = (current: string[], added: [string, number | 'end' | null][]) =>
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

it('pictures with words come after those with places, and stay where they are when they come again', () => {
  const added: [string, number | 'end' | null][] = [
    ['side', 'end'],
    ['two', 2],
    ['top', 'end'],
    ['main', null],
    ['nine', 9],
  ];
  const once = urls(['a'], added);
  expect(once).toEqual(['main', 'two', 'nine', 'side', 'top']);
  expect(urls(once, added)).toEqual(once);
  expect(urls(['side', 'b'], [['side', 'end']])).toEqual(['side', 'b']);
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
