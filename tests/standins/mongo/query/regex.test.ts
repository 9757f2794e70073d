import { expect, test } from 'vitest';
import { compileRegex } from '@/standins/mongo/query/regex';

test.each<[pattern: string, options: string, matching: string[], others: string[]]>([
  ['a.c', '', ['abc', 'a\rc'], ['a\nc']],
  ['a.c', 's', ['a\nc'], ['ac']],
  ['^b$', '', ['b', 'b\n'], ['a\nb', 'b\nc']],
  ['^b$', 'm', ['a\nb\nc'], ['ab']],
  ['\\Ab\\z', 'm', ['b'], ['a\nb', 'b\n']],
  ['(?i)abc', '', ['ABC'], ['AB']],
  ['a b # words', 'x', ['ab'], ['a b']],
  ['[[:digit:]]+x', '', ['12x'], ['x']],
  ['[]a]', '', [']', 'a'], ['b']],
  ['a{,2}', '', ['a{,2}'], ['aa']],
  ['\\Qa.b\\E', '', ['a.b'], ['axb']],
  ['É', 'i', ['é'], ['e']],
  ['^.$', '', ['\u{1f600}'], ['ab']],
])('/%s/%s means what it means in PCRE', (pattern, options, matching, others) => {
  const regex = compileRegex(pattern, options);
  expect(matching.filter((text) => !regex.test(text))).toStrictEqual([]);
  expect(others.filter((text) => regex.test(text))).toStrictEqual([]);
});
