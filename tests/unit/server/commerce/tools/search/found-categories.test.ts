import { expect, it } from 'vitest';
import { mainCategories } from '@/lib/server/commerce/tools/search/search-tools';

const toolsOf = (categories: string) => [...categories].map((category) => ({ category }));

it.each([
  ['aaabbbbc', ['b', 'a']],
  ['abab', ['a', 'b']],
  ['abc', ['a', 'b', 'c']],
  ['abcd', []],
  ['abcdefgh', []],
  ['a', ['a']],
  ['', []],
])('of tools of %j the main categories are %j', (tools, main) => {
  expect(mainCategories(toolsOf(tools))).toEqual(main);
});
