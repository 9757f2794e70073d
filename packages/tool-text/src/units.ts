type Unit = { dimension: string; factor: number };

/** A torque in pounds as it is written: `ft·lb`, `ft-lbs`, `lbf ft`. */
function poundsAt(length: string, factor: number): Record<string, number> {
  const names = ['·', '-', ' ', '. ', '.'].flatMap((joint) =>
    ['lb', 'lbs', 'lbf'].flatMap((pound) => [`${length}${joint}${pound}`, `${pound}${joint}${length}`]),
  );
  return Object.fromEntries(names.map((name) => [name, factor]));
}

/** Units by dimension; the first of each, with the factor 1, is its base unit. */
const DIMENSIONS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  length: { mm: 1, µm: 0.001, cm: 10, m: 1_000, in: 25.4, inch: 25.4, '"': 25.4, '″': 25.4, ft: 304.8 },
  mass: { g: 1, mg: 0.001, kg: 1_000, oz: 28.349_523_125, lb: 453.592_37 },
  torque: {
    N·m: 1,
    Nm: 1,
    'N m': 1,
    cNm: 0.01,
    ...poundsAt('ft', 1.355_817_948),
    ...poundsAt('in', 0.112_984_829),
  },
  force: { N: 1, kN: 1_000, lbf: 4.448_221_615 },
  pressure: { bar: 1, mbar: 0.001, kPa: 0.01, MPa: 10, psi: 0.068_947_573 },
  power: { W: 1, kW: 1_000 },
  voltage: { V: 1, mV: 0.001, kV: 1_000 },
  current: { A: 1, mA: 0.001 },
  charge: { Ah: 1, mAh: 0.001 },
  rotation: { rpm: 1, '1/min': 1, 'min⁻¹': 1 },
  area: { 'mm²': 1, 'cm²': 100, 'm²': 1_000_000 },
  volume: { ml: 1, 'cm³': 1, l: 1_000, L: 1_000 },
  time: { s: 1, min: 60, h: 3_600 },
};

const UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries(DIMENSIONS).flatMap(([dimension, units]) =>
    Object.entries(units).map(([unit, factor]): [string, Unit] => [unit, { dimension, factor }]),
  ),
);

/** Words after it are ignored (`V AC`). An unknown unit is a dimension of its own. */
export function unitOf(written: string): Unit {
  // The micro sign and the Greek letter look alike.
  const unit = written.trim().replaceAll('μ', 'µ');
  const found = UNITS.get(unit) ?? UNITS.get(unit.split(' ')[0] ?? '');
  return found ?? { dimension: unit === '' ? 'number' : `unit ${unit}`, factor: 1 };
}

/** The units offered for figures of a dimension, besides the unit that most of them have. */
const OFFERED: Readonly<Record<string, readonly string[]>> = {
  length: ['mm', 'cm', 'm', 'in'],
  mass: ['g', 'kg', 'lb'],
  torque: ['Nm', 'ft·lb', 'in·lb'],
  force: ['N', 'kN', 'lbf'],
  pressure: ['bar', 'MPa', 'psi'],
};

export function offeredUnits(unit: string): string[] {
  const { dimension, factor } = unitOf(unit);
  const others = OFFERED[dimension] ?? [];
  return [unit, ...others.filter((other) => other !== unit && unitOf(other).factor !== factor)];
}
