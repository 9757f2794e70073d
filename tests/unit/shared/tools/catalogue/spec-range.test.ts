import { readMeasure } from '@forgeline/tool-text/read-measure';
import { isInRange, readRange } from '@forgeline/tool-text/spec-range';
import { expect, it } from 'vitest';
import { completeRange } from '@/lib/client/catalogue/catalogue-address';
import { readCatalogueQuery } from '@/lib/client/catalogue/read-catalogue-query';

const isFound = (value: string, unit: string | undefined, range: string) => {
  const [measure, wanted] = [readMeasure({ value, unit }), readRange(range)];
  return measure !== null && wanted !== null && isInRange(measure, wanted);
};

it.each([
  ['1/2', 'in', 'drive:10..16:mm', true],
  ['12.7', 'mm', 'drive:1/2..1/2:in', true],
  ['1/2', 'in', 'drive:12,7..:mm', true],
  ['3/4', 'in', 'drive:10..16:mm', false],
  ['40–200', 'Nm', 'torque:150..300:Nm', true],
  ['40–200', 'Nm', 'torque:..30:ft·lb', true],
  ['40–200', 'Nm', 'torque:201..:Nm', false],
  ['1.2', 'kg', 'weight:16..10:mm', false],
  ['14', 'mm', 'drive:16..10:mm', true],
])('%j %s in %s: %s', (value, unit, range, found) => {
  expect(isFound(value, unit, range)).toBe(found);
});

it.each(['opening', 'opening:..:mm', 'opening:ten..:mm', 'opening:1..2', ':1..2:mm', 'a:1 mm..2:mm'])(
  '%j is no range',
  (token) => {
    expect(readRange(token)).toBeNull();
  },
);

it('ranges are read from an address, and from the parts that a form without scripts sends; of one name the last counts', () => {
  const address = {
    range: ['weight:1..2:kg', 'opening:1..2:mm', 'nonsense:x..y:mm', 'opening'],
    from: ' 10 ',
    to: '16',
    unit: 'mm',
  };
  expect(readCatalogueQuery(address).range).toEqual(['weight:1..2:kg', 'opening:10..16:mm']);
  expect(readCatalogueQuery({ range: 'opening', unit: 'mm' })).toEqual({});
  expect(completeRange('a:1..2:mm', () => '9')).toBe('a:1..2:mm');
});
