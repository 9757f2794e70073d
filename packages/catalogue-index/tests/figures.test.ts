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

describe('torque in pounds', () => {
  const read = (query: string) => {
    const { figures, rest } = readFigures(query);
    return [
      figures.map(({ dimension, low }) => [dimension, Math.round(low * 10) / 10]),
      rest.replace(/\s+/g, ' ').trim(),
    ];
  };

  it.each([
    ...[
      'ft lb',
      'ft-lb',
      'ft lbs',
      'ft. lb',
      'ft.lbs.',
      'ft-lbs',
      'ftlb',
      'FT·LB',
      'foot pounds',
      'foot-pound',
      'foot pounds force',
    ],
    ...[
      'lbf ft',
      'lbf·ft',
      'lb-ft',
      'lb ft',
      'lbft',
      'pound feet',
      'pound-foot',
      'ft/lb',
      'feet pounds',
      'Fuß-Pfund',
      'ft lbf',
    ],
  ])('15 %s is torque', (unit) => {
    expect(read(`15 ${unit} torque wrench`)).toEqual([[['torque', 20.3]], 'torque wrench']);
    expect(read(`15${unit}`)).toEqual([[['torque', 20.3]], '']);
  });

  it.each([
    'in lb',
    'in-lb',
    'in lbs',
    'in. lbs',
    'inch pounds',
    'inch-pound',
    'in·lb',
    'lbf in',
    'lb-in',
    'lbf·in',
    'Zoll-Pfund',
  ])('80 %s is torque', (unit) => {
    expect(read(`80 ${unit} torque wrench`)).toEqual([[['torque', 9]], 'torque wrench']);
    expect(read(`wrench 80 ${unit}`)).toEqual([[['torque', 9]], 'wrench']);
  });

  it('of a range has both ends', () => {
    expect(typedSizes('torque wrench 15-75 ft lbs')).toEqual([
      { size: '15–75', unit: 'ft·lb', without: 'torque wrench' },
    ]);
  });

  it.each([
    ['3 lb in stock hammer', [['mass', 1360.8]]],
    [
      '10 ft 5 lb chain',
      [
        ['length', 3048],
        ['mass', 2268],
      ],
    ],
    [
      '5 lb hammer 16 in',
      [
        ['mass', 2268],
        ['length', 406.4],
      ],
    ],
    ['12 in pliers', [['length', 304.8]]],
  ])('%s is none', (query, figures) => {
    expect(read(query)[0]).toEqual(figures);
  });
});

describe('a whole number and a fraction', () => {
  it.each([
    '1-1/2 inch',
    '1–1/2 in',
    '1 - 1/2"',
    '1 1/2 in',
    '1½ in',
    '1-½ inch',
    '1‑1/2 zoll',
    '1-1/2-inch',
  ])('%s is one and a half', (query) => {
    expect(readFigures(`socket ${query}`).figures).toMatchObject([
      { low: expect.closeTo(38.1), high: expect.closeTo(38.1), dimension: 'length' },
    ]);
  });

  it.each([
    ['1/4-1/2 in', 6.35, 12.7],
    ['1/2-1-1/2 in', 12.7, 38.1],
    ['1-1/2 to 2 in', 38.1, 50.8],
    ['1 to 1/2 in', 12.7, 25.4],
    ['0-1/2 in', 0, 12.7],
    ['1-2 in', 25.4, 50.8],
  ])('%s is a range', (query, low, high) => {
    const [figure] = readFigures(query).figures;
    expect([figure?.low, figure?.high].map((bound) => Number(bound?.toFixed(3)))).toEqual([low, high]);
  });

  it('is shown and taken off as one size', () => {
    expect(typedSizes('1-1/2 inch socket')).toEqual([{ size: '1 1/2', unit: 'in', without: 'socket' }]);
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
