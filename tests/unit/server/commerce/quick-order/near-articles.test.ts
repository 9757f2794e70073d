import { expect, it } from 'vitest';
import { mayMean, nearArticles, nearTextsOf } from '@/lib/server/commerce/quick-order/near-articles';
import { readList } from '@/lib/server/commerce/quick-order/read-list/read-list';
import { createPause } from '@/lib/server/platform/work-in-steps';

const FOUND = { _id: 'a', sku: 'FL-A', name: 'Tool' };

/** A search that finds a tool by these texts alone, and keeps the texts it is called with. */
function searchFor(...texts: string[]) {
  const asked: string[] = [];
  const search = async (text: string) => {
    asked.push(text);
    return { results: texts.includes(text) ? [FOUND] : [], steps: 1 };
  };
  return { asked, search };
}

it('near articles are searched once for a text that several rows have', async () => {
  const { rows } = readList('torque wrench;5\ntorque wrench;7');
  const { asked, search } = searchFor('torque wrench');
  const { found, unsearched } = await nearArticles(rows, createPause(), search);
  expect([...found.keys()]).toEqual(rows.map(({ line }) => line));
  expect([asked, unsearched.size]).toEqual([['torque wrench'], 0]);
});

it('near articles are searched for two hundred texts at most, and rows beyond are marked', async () => {
  const letters = (place: number) =>
    String(place).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  const words = Array.from({ length: 199 }, (_, place) => `wrench q${letters(place)};5`);
  // More rows than one list may have: in a list, rows of several readings come to as many texts.
  const read = (lines: readonly string[]) => readList(lines.join('\n')).rows;
  const beyond = read(['wrench qa;5', 'beyond;1', 'known;2']).map((row) => ({
    ...row,
    line: row.line + 1_000,
  }));
  const rows = [...read([...words, 'known;1']), ...beyond];
  const { asked, search } = searchFor('known');
  const { found, unsearched } = await nearArticles(rows, createPause(), search);
  expect(asked).toHaveLength(200);
  expect([...found.keys()]).toEqual([rows[199]?.line, rows[202]?.line]);
  expect([...unsearched]).toEqual([rows[201]?.line]);
});

it('near articles are searched for fewer texts where each costs more, and rows beyond are marked', async () => {
  const { rows } = readList('wrench qa;5\nwrench qb;5\nwrench qc;5\nwrench qa;7');
  const asked: string[] = [];
  const search = async (text: string) => {
    asked.push(text);
    return { results: [FOUND], steps: 750_000 };
  };
  const { found, unsearched } = await nearArticles(rows, createPause(), search);
  expect(asked).toHaveLength(2);
  expect([...found.keys()]).toEqual([rows[0]?.line, rows[1]?.line, rows[3]?.line]);
  expect([...unsearched]).toEqual([rows[2]?.line]);
});

const textsOf = (text: string) => readList(text).rows.map(nearTextsOf);

it.each([
  // A wrong last digit: then come the numbers that begin alike.
  ['FL-AW-251;5', [['FL-AW-251', 'FL-AW-25']]],
  ['FL-AW-251 20', [['FL-AW-251', 'FL-AW-25', 'FL-AW-251 20']]],
  // A quantity is never searched for as if it were an article.
  ['FL-AW-251 5', [expect.not.arrayContaining(['5'])]],
  // Words are searched for as they are.
  ['torque wrench;5', [['torque wrench']]],
])('near texts of %s are %j', (text, expected) => {
  expect(textsOf(text)).toEqual(expected);
});

it.each([
  ['FL-AW-25O', 'FL-AW-250'],
  ['fl aw 205', 'FL-AW-250'],
  ['FL-AW-2500', 'FL-AW-250'],
  ['AW-250', 'FL-AW-250'],
  ['TW-1202', 'FL-TW-1220'],
  ['FL-BV-12', 'FL-BV-125'],
])('%s may be a slip for %s', (typed, sku) => {
  expect(mayMean(typed, sku)).toBe(true);
});

it.each([
  ['FL-XX-999', 'FL-SD-412'],
  ['FL-XX-999', 'FL-TB-16'],
  ['FL XX 999', 'FL-TB-16'],
  ['FL-XX-1', 'FL-LM-50'],
  ['12345', 'FL-TW-1220'],
])('%s differs from %s by more than two characters', (typed, sku) => {
  expect(mayMean(typed, sku)).toBe(false);
});

it.each(['torque wrench', 'hammer', 'torque wrench 1/2'])('%s is words, which no SKU resembles', (words) => {
  expect(mayMean(words, 'FL-TW-1220')).toBe(true);
});
