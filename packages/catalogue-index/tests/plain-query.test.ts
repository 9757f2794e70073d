import { expect, it } from 'vitest';
import { plainQuery } from './plain/plain-query';

it.each([
  ['18V Drill, 18v;drill', [['18', 'v'], ['drill']]],
  ['the Schlüssel for 1/2in', [['schlussel'], ['1/2', 'in']]],
  ['the of', [['the'], ['of']]],
  // A comma parts words here, also within a number.
  ['12,5mm ½"', [['12'], ['5', 'mm'], ['1/2']]],
  ['12.5mm', [['12.5', 'mm']]],
  ['M-10', [['m', '10']]],
  ['1. 2', [['1'], ['2']]],
  ['Weiß', [['weiss']]],
])('the plain catalogue reads the query %j as %j', (query, words) => {
  expect(plainQuery(query)).toEqual(words);
});
