import { readMeasure } from '@forgeline/tool-text/read-measure';
import { expect, it } from 'vitest';

it.each([
  ['125', 'mm', 125, 125, 'length'],
  ['1/2', 'in', 12.7, 12.7, 'length'],
  ['1 1/2', 'in', 38.1, 38.1, 'length'],
  ['½', 'in', 12.7, 12.7, 'length'],
  ['1½ in', undefined, 38.1, 38.1, 'length'],
  ['3/8 in', undefined, 9.525, 9.525, 'length'],
  ['1/2 in square', undefined, 12.7, 12.7, 'length'],
  ['±2', 'µm', 0.002, 0.002, 'length'],
  ['±0.02 mm', undefined, 0.02, 0.02, 'length'],
  ['1-1/2', 'in', 38.1, 38.1, 'length'],
  ['1 – 1/2 in', undefined, 38.1, 38.1, 'length'],
  ['1/4-1/2', 'in', 6.35, 12.7, 'length'],
  ['0-1/2', 'in', 0, 12.7, 'length'],
  ['1-3/2', 'in', 25.4, 38.1, 'length'],
  ['40–200', 'Nm', 40, 200, 'torque'],
  ['10', 'ft·lb', 13.55817948, 13.55817948, 'torque'],
  ['10', 'ft lbs', 13.55817948, 13.55817948, 'torque'],
  ['10', 'lbf ft', 13.55817948, 13.55817948, 'torque'],
  ['10', 'in-lbs', 1.12984829, 1.12984829, 'torque'],
  ['1.2', 'kg', 1_200, 1_200, 'mass'],
  ['12,250', '1/min', 12_250, 12_250, 'rotation'],
  ['0–1,500', 'rpm', 0, 1_500, 'rotation'],
  ['54–56', 'HRC', 54, 56, 'unit HRC'],
  ['72', undefined, 72, 72, 'number'],
  ['-10 to 40', '°C', -10, 40, 'unit °C'],
])('a measure is read from %j %j', (value, unit, low, high, dimension) => {
  const measure = readMeasure({ value, unit });
  expect(measure?.dimension).toBe(dimension);
  expect(measure?.low).toBeCloseTo(low, 6);
  expect(measure?.high).toBeCloseTo(high, 6);
});

it.each([
  ['25 × 6', 'mm'],
  ['8, 10 and 13', 'mm'],
  ['Forged steel, 50 HRC jaws', undefined],
  ['M16', undefined],
  ['', undefined],
  ['DIN 5117', undefined],
  ['18 V / 4 Ah', undefined],
])('%j %j is no single figure', (value, unit) => {
  expect(readMeasure({ value, unit })).toBeNull();
});
