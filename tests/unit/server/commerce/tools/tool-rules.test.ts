import {
  PackedTexts,
  TextPacker,
  Vocabulary,
  VocabularyPacker,
} from '@forgeline/catalogue-index/text/packed-texts';
import { plainLetters, typedWords } from '@forgeline/catalogue-index/text/typed-words';
import { WordFinder } from '@forgeline/catalogue-index/text/word-finder';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toolPage } from '@/lib/server/commerce/tools/search/list-tools';
import { slugOf } from '@/lib/server/commerce/tools/slug';
import { serializeTool } from '@/lib/server/commerce/tools/tool.serializer';
import { randomReadableCode } from '@/lib/server/platform/identifiers';
import { searchPatterns, wordPatterns } from '@/lib/server/platform/word-patterns';
import { toolSchema } from '@/lib/shared/tools/tool.schema';
import { toolDocument } from '@/tests/unit/server/tool-document';

it.each([
  ['Ball-Peen Hammer, 16 oz', 'ball-peen-hammer-16-oz'],
  ['  Größe 10 Schlüssel!  ', 'groesse-10-schluessel'],
  ['Gro\u0308ße 5', 'groesse-5'],
  ['Søkkel Łódź Ænes Œuvre', 'sokkel-lodz-aenes-oeuvre'],
  ['Đuro Ðor Þing ısı İZ', 'duro-dor-thing-isi-iz'],
  ['Молоток 500 г', 'molotok-500-g'],
  ['Щётка, объём й', 'shchyotka-obyom-y'],
  ['Київ Ґанок', 'kiyiv-ganok'],
  ['Σφυρί ού', 'sfyri-ou'],
  ['Σουβλί ούγια', 'souvli-ougia'],
  ['Feeler gauge 50 µm', 'feeler-gauge-50-um'],
  ['Feeler gauge 50 μm', 'feeler-gauge-50-um'],
  ['Resistor 10 kΩ', 'resistor-10-kohm'],
  ['ＢＯＸ ﬁle', 'box-file'],
  ['Große Hämmer & Schlüssel, ÖL-Kännchen', 'grosse-haemmer-schluessel-oel-kaennchen'],
  ['Ha\u0308mmer', 'haemmer'],
  ['Clé à molette, Größe 5', 'cle-a-molette-groesse-5'],
  ['扳手 5', 'fl-1'],
  ['扳手 M5', 'm5'],
  ['4711', '4711'],
  ['?!', 'fl-1'],
  ['½ in Drive', '1-2-in-drive'],
  ['扳手', 'fl-1'],
  ['../../etc/passwd', 'etc-passwd'],
  ['', 'fl-1'],
])('the address of a tool of %j is %s', (name, slug) => {
  expect(slugOf({ name, sku: 'FL-1' })).toBe(slug);
});

it('the address of a tool is short and safe for any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const slug = slugOf({ name, sku: 'FL-1' });
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(80);
    }),
  );
});

/** Returns whether a word is in a text as it is packed. */
function isIn(letters: string, text: string): boolean {
  const words = new VocabularyPacker();
  const texts = new TextPacker(words);
  texts.put(text);
  const vocabulary = new Vocabulary(words.pack());
  const packed = new PackedTexts(texts.pack(), vocabulary);
  expect(packed.at(0)).toBe(text);
  const { bytes } = packed.data;
  return new WordFinder(vocabulary, letters).isIn(bytes, 0, bytes.length);
}

const finds = (query: string, text: string) =>
  typedWords(query)?.every((letters) => isIn(letters, text)) ?? false;

it.each([
  ['m10', 'M-10 bolt'],
  ['M 10', 'bolt M10'],
  ['ball peen', 'Ball-Peen Hammer'],
  ['t.w.1220', 'FL-TW-1220'],
  ['HAMMER ball', 'Ball-Peen Hammer'],
  ['schlu\u0308ssel', 'Schlüssel 10'],
  ['हथौड़ी', 'बड़ी हथौड़ी'.normalize('NFC')],
  ['ค้อน', 'ค้อน 500 g'],
  ['file 1/2', 'ﬁle ½ in'],
  ['ﬁle ½', 'File 1/2 in'],
  ['1 1/2', '1½ in socket'],
  ['12/3', '1⅔ in'],
  ['office', 'Oﬃce oﬀice'],
  ['ＦＬ１０', 'FL-10'],
  ['fl10', 'ＦＬ-１０'],
])('a search for tools: %j finds %j', (query, text) => {
  expect(finds(query, text)).toBe(true);
  for (const pattern of searchPatterns(query)) expect(text).toMatch(pattern);
});

it('a search for tools requires every word', () => {
  expect(finds('ball saw', 'Ball-Peen Hammer')).toBe(false);
});

it('a search for tools finds a range by any dash, and as it is copied from a page', () => {
  const name = '1/2 in Drive Click Torque Wrench, 40–200 Nm';
  for (const query of [name, 'wrench 40-200', '40–200', '40–\u2060200\u00a0Nm', '40200'])
    expect(finds(query, name), query).toBe(true);
  expect(finds('40-300', name)).toBe(false);
});

it('a search for tools ignores words without a letter or digit, and takes at most ten', () => {
  expect(typedWords('hammer -- .* $')).toEqual(['HAMMER']);
  expect(typedWords('a '.repeat(50))).toHaveLength(10);
  expect(typedWords('  ')).toEqual([]);
});

it.each(['.*', '-', ' ?! ', '%', '…'])(
  'a search for tools of punctuation alone (%s) matches nothing',
  (query) => {
    expect(typedWords(query)).toBeNull();
    const patterns = wordPatterns(query);
    expect(patterns).toHaveLength(1);
    for (const text of ['', 'hammer', '.*', query]) expect(patterns[0]?.test(text)).toBe(false);
  },
);

it('a search for tools finds a word wherever its letters are in a row, like a pattern that skips gaps and ignores case', () => {
  // Without ligatures and fractions, which a pattern finds whole alone.
  const unit = fc.constantFrom(...'aAbBmMfi12310-–._ ,(ßÉéſKＦＩ１I');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), fc.string({ unit, maxLength: 6 }), (text, query) => {
      for (const [position, letters] of (typedWords(query) ?? []).entries()) {
        if (!WordFinder.comparesAllOf(letters)) continue;
        expect(isIn(letters, text)).toBe(searchPatterns(query)[position]?.test(text));
        expect(isIn(letters, text)).toBe(plainLetters(text).includes(letters));
      }
    }),
  );
});

it('a search for tools treats anything as words, and never hangs', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (query) => {
      for (const letters of typedWords(query) ?? []) isIn(letters, '-'.repeat(1000));
      for (const pattern of wordPatterns(query)) {
        expect(pattern.source).not.toContain('\0');
        pattern.test('a'.repeat(1000));
      }
    }),
  );
});

it('a search by words as they are typed treats special characters literally, in any case', () => {
  const [pattern] = wordPatterns('First.Last+x@Example.com');
  expect(pattern?.test('first.last+x@example.com')).toBe(true);
  expect(pattern?.test('firstXlast+x@example.com')).toBe(false);
  expect(wordPatterns('a\0b')).toHaveLength(2);
  expect(wordPatterns(undefined)).toEqual([]);
});

it('the selection of tools is all of them without a query', () => {
  expect(toolPage({})).toEqual({ skip: 0, limit: 0 });
});

it('the selection of tools is one page of 24 if a page is requested', () => {
  expect(toolPage({ page: 3 })).toEqual({ skip: 48, limit: 24 });
  expect(toolPage({ limit: 5 })).toEqual({ skip: 0, limit: 5 });
});

it('a tool as calls return it has dollars, the average of its ratings, and no internal fields', () => {
  const tool = serializeTool(toolDocument({ priceCents: 1_999, rating: { sum: 14, count: 3 } }));
  expect(tool).toMatchObject({ price: 19.99, rating: { average: 4.7, count: 3 } });
  expect(toolSchema.strict().safeParse(tool).success).toBe(true);
});

it('a readable code has no letter that is mistaken for another', () => {
  expect(randomReadableCode(500)).toMatch(/^[0-9A-HJKMNP-TV-Z]{500}$/);
});
