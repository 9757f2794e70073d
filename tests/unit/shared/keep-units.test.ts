import { describe, expect, it } from 'vitest';
import { keepUnits } from '@/lib/shared/keep-units';

/** Where lines may end, made visible. */
const shown = (name: string) => keepUnits(name).replaceAll('\u00a0', '_').replaceAll('\u2060', '|');

describe('the name of a tool', () => {
  it.each([
    ['Machinist’s Hammer 500 g, Hickory', 'Machinist’s Hammer 500_g, Hickory'],
    ['1/2 in Drive Click Torque Wrench, 40–200 Nm', '1/2_in Drive Click Torque Wrench, 40–|200_Nm'],
    ['F-Clamp 300 × 120 mm', 'F-Clamp 300_×_120_mm'],
    ['18 V Brushless Drill Driver, 65 Nm', '18_V Brushless Drill Driver, 65_Nm'],
    ['holds the blade at 200 N/mm² by a lever', 'holds the blade at 200_N/mm² by a lever'],
    ['Universal Hand Saw 550 mm, 7 TPI', 'Universal Hand Saw 550_mm, 7_TPI'],
  ])('keeps its measures together: %s', (name, kept) => {
    expect(shown(name)).toBe(kept);
  });

  it.each(['Metric Socket Set, 24 Pieces', 'Box 5 inserts', 'Tap M10 Vise', '7 Drawers'])(
    'may end a line before other words: %s',
    (name) => {
      expect(shown(name)).toBe(name);
    },
  );
});
