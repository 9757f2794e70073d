import { expect, it } from 'vitest';
import { nearTextsOf } from '@/lib/server/commerce/quick-order/near-articles';
import { readList } from '@/lib/server/commerce/quick-order/read-list/read-list';

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
