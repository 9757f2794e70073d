import { expect, it } from 'vitest';
import { wordPatterns } from '@/lib/server/platform/word-patterns';

const finds = (query: string, text: string) => wordPatterns(query).every((pattern) => pattern.test(text));

it.each(['Müller', 'Việt Åse', 'ｗｉｄｅ', 'ﬁle ½', '각도', 'ไทย', 'a+b.c@d.example', '工具（大）'])(
  'a search by words finds: %j in each of Unicode’s forms',
  (stored) => {
    for (const form of ['NFC', 'NFD']) {
      expect(finds(stored, stored.normalize(form)), form).toBe(true);
      expect(finds(stored.normalize(form), stored), form).toBe(true);
      expect(finds(stored.normalize(form), stored.normalize('NFC')), form).toBe(true);
    }
  },
);

it.each([
  ['file', 'ﬁle'],
  ['office', 'oﬀice'],
  ['office', 'oﬃce'],
  ['1/2', '½ in'],
  ['11/2', '1½ in'],
  ['1/10', '⅒'],
  ['FL-10', 'ＦＬ-１０'],
])('a search by words finds: %j and %j by each other', (plain, signs) => {
  expect(finds(plain, signs)).toBe(true);
  expect(finds(signs.split(' ')[0] ?? '', plain)).toBe(true);
});

it('a search by words finds no other figures by a fraction', () => {
  expect(finds('12', '½ in')).toBe(false);
  expect(finds('1/3', '½ in')).toBe(false);
});

it('a search by words finds narrow letters by wide ones, and no pattern in what was typed', () => {
  expect(finds('ＰＯ', 'PO 47')).toBe(true);
  expect(finds('a．c', 'a.c')).toBe(true);
  expect(finds('a．c', 'abc')).toBe(false);
});
