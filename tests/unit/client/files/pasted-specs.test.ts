import { expect, it } from 'vitest';
import { readPastedSpecs, withPastedSpecs } from '@/lib/client/files/pasted-specs';

const spec = (name: string, type: 'text' | 'number' | 'range', value: string, unit = '') => ({
  name,
  type,
  value,
  unit,
});

it('specifications that are pasted are rows of a spreadsheet: property, value and unit, or as in the table itself', () => {
  const rows = 'Property\tValue\tUnit\r\nLength\t470\tmm\r\nStandard\tDIN EN ISO 6789-2\t\r\n';
  const expected = [spec('Length', 'number', '470', 'mm'), spec('Standard', 'text', 'DIN EN ISO 6789-2')];
  expect(readPastedSpecs(rows)).toEqual(expected);
  expect(readPastedSpecs('Torque\tRange\t40–200\tNm\nDrive\tNumber\t1/2\tin')).toEqual([
    spec('Torque', 'range', '40–200', 'Nm'),
    spec('Drive', 'number', '1/2', 'in'),
  ]);
  expect(readPastedSpecs('Weight\t1.42 kg')).toEqual([spec('Weight', 'number', '1.42', 'kg')]);
});

it('specifications that are pasted are lines of a name and a value', () => {
  expect(readPastedSpecs('Length = 470 mm\nAccuracy: ±3 %\n\nJaw [mm]: 10-20\nFinish=Chrome, matt')).toEqual([
    spec('Length', 'number', '470', 'mm'),
    spec('Accuracy', 'number', '±3', '%'),
    spec('Jaw', 'range', '10-20', 'mm'),
    spec('Finish', 'text', 'Chrome, matt'),
  ]);
  expect(readPastedSpecs('Teeth=45')).toEqual([spec('Teeth', 'number', '45')]);
});

it('specifications that are pasted keep a line that is neither, without a value, and are nothing for the text of one cell', () => {
  expect(readPastedSpecs('Length=4\nonly this')).toEqual([
    spec('Length', 'number', '4'),
    spec('only this', 'text', ''),
  ]);
  for (const cell of ['470', 'Length', '470 mm', 'DIN: 6789', '\n', ''])
    expect(readPastedSpecs(cell)).toBeNull();
});

it('specifications that are pasted keep a unit that is none of those known in the value', () => {
  expect(readPastedSpecs('Thread\tM10 x\nSize\t10 quarks')).toEqual([
    spec('Thread', 'text', 'M10 x'),
    spec('Size', 'text', '10 quarks'),
  ]);
});

it('specifications that are pasted change the rows of the same name, follow the row where they are pasted, and replace an empty one', () => {
  const rows = [spec('Length', 'number', '1', 'mm'), spec('Finish', 'text', 'Chrome')];
  const pasted = [spec('length', 'number', '470', 'mm'), spec('Teeth', 'number', '45')];
  expect(withPastedSpecs(rows, 0, pasted)).toEqual([pasted[0], pasted[1], rows[1]]);
  expect(withPastedSpecs([...rows, spec('', 'text', '')], 2, pasted)).toEqual([
    pasted[0],
    rows[1],
    pasted[1],
  ]);
  expect(withPastedSpecs([], 0, pasted)).toEqual(pasted);
});
