import { describe, expect, it } from 'vitest';
import { FIGURE_QUALITIES, matchFigure, readSpecFigures } from '#figures/spec-figures';
import { readFigures, typedSizes } from '#figures/typed-figures';

describe('sizes as trades write them', () => {
  it.each([
    ['Schlüssel SW 13', ['13 mm'], 'Schlüssel'],
    ['SW24', ['24 mm'], ''],
    ['Schlüsselweite 17 mm', ['17 mm'], ''],
    ['13 AF spanner', ['13 mm'], 'spanner'],
    ['2x rubber mallet', [], 'rubber mallet'],
    ['4 x 100 mm', ['4', '100'], ''],
    ['phillips #2', [], 'PH2'],
    ['Kreuzschlitz Nr. 1', [], 'PH1'],
    ['pozidriv 2 bits', [], 'PZ2 bits'],
    ['phillips 6 x 100', ['6', '100'], 'phillips'],
    ['Fächerscheibe Korn 60', ['60'], 'Fächerscheibe grit'],
  ])('%s', (query, sizes, rest) => {
    const read = readFigures(query);
    expect(read.figures.map(({ typed }) => typed)).toEqual(sizes);
    expect(read.rest.trim().replace(/\s+/g, ' ')).toBe(rest);
  });
});

describe('how well a specification has a size', () => {
  const quality = (typed: string, name: string, value: string, unit?: string) => {
    const [figure] = readFigures(typed).figures;
    const found = figure && matchFigure(figure, readSpecFigures({ name, value, ...(unit && { unit }) }));
    return found === undefined || found === -1 ? 0 : FIGURE_QUALITIES[found];
  };

  it('the size itself is better than one of several, and that is better than a range', () => {
    expect(quality('M10', 'Thread', 'M10 × 1.5')).toBe(1);
    expect(quality('M10', 'Threads', 'M8, M10, M12')).toBe(0.95);
    expect(quality('10 mm', 'Sizes', '8–19', 'mm')).toBe(0.85);
  });

  it('what says how exact a tool is has no torque, but it may have a length', () => {
    expect(quality('5 Nm', 'Graduation', '5', 'Nm')).toBe(0);
    expect(quality('0.01 mm', 'Graduation', '0.01', 'mm')).toBe(0.3);
  });

  it('heads of hammers are sold in steps of kilograms where others write pounds and ounces', () => {
    expect(quality('10 lb', 'Head weight', '5', 'kg')).toBe(1);
    expect(quality('16 oz', 'Head weight', '500', 'g')).toBe(1);
    expect(quality('16 oz', 'Head weight', '680', 'g')).toBe(0);
    expect(quality('4.6 kg', 'Head weight', '5', 'kg')).toBe(0);
  });
});

describe('sizes that can be taken off', () => {
  it.each([
    ['10mm socket', '10', 'mm', 'socket'],
    ['Schraubendreher 6,5', '6.5', undefined, 'Schraubendreher'],
    ['half inch ratchet', '1/2', 'in', 'ratchet'],
    ['13er Nuss', '13', 'mm', 'Nuss'],
    ['torque wrench 40-200 Nm', '40–200', 'Nm', 'torque wrench'],
    ['M10 tap', 'M10', undefined, 'tap'],
    ['125x1 mm disc', '125 × 1', 'mm', 'disc'],
    ['18V', '18', 'V', ''],
  ])('%s', (query, size, unit, without) => {
    expect(typedSizes(query)).toEqual([{ size, unit, without }]);
  });

  it('each without itself alone', () => {
    expect(typedSizes('1/2" socket 19 mm').map(({ without }) => without)).toEqual([
      'socket 19 mm',
      '1/2 in socket',
    ]);
  });
});
