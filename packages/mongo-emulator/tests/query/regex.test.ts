import { expect, test } from 'vitest';
import { compileRegex } from '#query/filter/regex';

test.each<[pattern: string, options: string, matching: string[], others: string[]]>([
  ['a.c', '', ['abc', 'a\rc'], ['a\nc']],
  ['a.c', 's', ['a\nc'], ['ac']],
  ['^b$', '', ['b', 'b\n'], ['a\nb', 'b\nc']],
  ['^b$', 'm', ['a\nb\nc'], ['ab']],
  ['\\Ab\\z', 'm', ['b'], ['a\nb', 'b\n']],
  ['[]a]', '', [']', 'a'], ['b']],
  ['É', 'i', ['é'], ['e']],
  ['^.$', '', ['\u{1f600}'], ['ab']],
])('/%s/%s means what it means in PCRE', (pattern, options, matching, others) => {
  const regex = compileRegex(pattern, options);
  expect(matching.filter((text) => !regex.test(text))).toStrictEqual([]);
  expect(others.filter((text) => regex.test(text))).toStrictEqual([]);
});

test.each(['[[:digit:]]', '\\Qa\\E', '\\R', '\\h', 'a{,2}', '(?i)a', '(', '[a', 'a\\'])(
  '/%s/ is refused with 51091',
  (pattern) => {
    expect(() => compileRegex(pattern, '')).toThrow(expect.objectContaining({ code: 51091 }));
  },
);

test('an option that JS does not have is refused with 51108', () => {
  expect(() => compileRegex('a', 'x')).toThrow(expect.objectContaining({ code: 51108 }));
});
