import { expect, it } from 'vitest';
import { shownLabel, shownSpec } from '@/lib/shared/tools/catalogue/shown-figures';

it.each([
  [
    { value: '1.42', unit: 'kg' },
    { value: '1,42', unit: 'kg' },
  ],
  [
    { value: '±1.5', unit: '%' },
    { value: '±1,5', unit: '%' },
  ],
  [
    { value: '12,250', unit: 'rpm' },
    { value: '12.250', unit: 'min⁻¹' },
  ],
  [
    { value: '4000–10,000', unit: '1/min' },
    { value: '4000–10.000', unit: 'min⁻¹' },
  ],
  [
    { value: '1.0–13.0 × 0.5', unit: 'mm' },
    { value: '1,0–13,0 × 0,5', unit: 'mm' },
  ],
  [
    { value: '2.5, 3, 4', unit: 'mm' },
    { value: '2,5; 3; 4', unit: 'mm' },
  ],
  [
    { value: '8, 10, 13', unit: 'mm' },
    { value: '8, 10, 13', unit: 'mm' },
  ],
  [
    { value: '1/2', unit: 'in' },
    { value: '1/2', unit: 'Zoll' },
  ],
  [{ value: '25' }, { value: '25' }],
  [{ value: 'DIN 3113 / ASME B107.54' }, { value: 'DIN 3113 / ASME B107.54' }],
  [{ value: '6.3 mm' }, { value: '6,3 mm' }],
  [{ value: '10 mm, three flats' }, { value: '10 mm, three flats' }],
  [{ value: 'IEC 62133-2 / UN 38.3' }, { value: 'IEC 62133-2 / UN 38.3' }],
])('figures as a language writes them: %j in German', (spec, shown) => {
  expect(shownSpec(spec, 'de')).toEqual(shown);
  expect(shownSpec(spec, 'en')).toEqual(spec);
});

it.each([
  ['12.5 mm', '12,5 mm'],
  ['1/2 in', '1/2 Zoll'],
  ['0.7–1.3 mm', '0,7–1,3 mm'],
  ['135°', '135°'],
  ['Beech, 2.5 mm', 'Beech, 2.5 mm'],
])('figures as a language writes them: %s as a label', (label, shown) => {
  expect(shownLabel(label, 'de')).toBe(shown);
  expect(shownLabel(label, 'en')).toBe(label);
});
