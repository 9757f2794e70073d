import { type Measure, readMeasure } from '@forgeline/tool-text/read-measure';
import { specToken } from '@forgeline/tool-text/spec-token';
import { unitOf } from '@forgeline/tool-text/units';

type Spec = { name: string; value: string; unit?: string | undefined };

/** `original` is the data sheet's text, where `text` is in another unit. */
export type ComparedValue = { text: string; original?: string };

/** A specification of several tools; null where a tool has none. */
type ComparedSpec = ComparedRow & { name: string; values: (ComparedValue | null)[]; differs: boolean };

type Read = { label: string; key: string; measure: Measure | null };

/** Figures this close are equal: 1/2 in and 12.7 mm. */
const RELATIVE_TOLERANCE = 1e-6;
const DIGITS = 4;

const labelOf = ({ value, unit }: Spec) => [value, unit].filter(Boolean).join(' ');

function readSpec(spec: Spec): Read {
  const label = labelOf(spec);
  return { label, key: specToken(label), measure: readMeasure(spec) };
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= RELATIVE_TOLERANCE * Math.max(Math.abs(one), Math.abs(other));
}

function isSame(one: Read | null, other: Read | null): boolean {
  if (!one || !other) return one === other;
  const [a, b] = [one.measure, other.measure];
  if (!a || !b || a.dimension !== b.dimension) return one.key === other.key;
  return isClose(a.low, b.low) && isClose(a.high, b.high);
}

/** The most frequent unit of a row, the first of equals; undefined for different dimensions. */
function commonUnit(values: readonly (Read | null)[]): string | undefined {
  const measures = values.flatMap((value) => value?.measure ?? []);
  if (new Set(measures.map(({ dimension }) => dimension)).size !== 1) return undefined;
  const units = measures.map(({ unit }) => unit);
  const count = (unit: string) => units.filter((other) => other === unit).length;
  return [...new Set(units)].sort((one, other) => count(other) - count(one))[0];
}

function shownIn(value: Read, unit: string | undefined): ComparedValue {
  const { label, measure } = value;
  if (unit === undefined || !measure || measure.unit === unit) return { text: label };
  const { factor } = unitOf(unit);
  // Synonyms of a unit, such as rpm and 1/min, are left as they are.
  if (unitOf(measure.unit).factor === factor) return { text: label };
  const [low, high] = [measure.low, measure.high].map((bound) =>
    Number((bound / factor).toPrecision(DIGITS)),
  );
  const sign = label.startsWith('±') ? '±' : '';
  return { text: `${sign}${low === high ? low : `${low}–${high}`} ${unit}`, original: label };
}

/**
 * Figures in different units of one dimension are shown in the most frequent unit, with the data sheet's text beside
 * them. Rows that most tools have come first, else in the order of the data sheets.
 */
export function compareSpecs(tools: readonly { specs: readonly Spec[] }[]): ComparedSpec[] {
  const names = new Map<string, string>();
  for (const { specs } of tools) {
    for (const { name } of specs) if (!names.has(specToken(name))) names.set(specToken(name), name);
  }
  const rows = [...names].map(([token, name]) => {
    const values = tools.map(({ specs }) => {
      const spec = specs.find((own) => specToken(own.name) === token);
      return spec ? readSpec(spec) : null;
    });
    const unit = commonUnit(values);
    const groups = groupsOf(values, isSame);
    return {
      ...{ name, groups, differs: differs({ groups }) },
      values: values.map((value) => value && shownIn(value, unit)),
    };
  });
  const valueCount = ({ values }: ComparedSpec) => values.filter((value) => value !== null).length;
  return rows.sort((one, other) => valueCount(other) - valueCount(one));
}

/** A row of the comparison: values with the same group are alike. */
export type ComparedRow = {
  groups: readonly number[];
  /** Figures of which the least, or the most, is best; null for none. Absent where none is better. */
  figures?: readonly (number | null)[] | undefined;
  best?: 'least' | 'most' | undefined;
};

/** Each value's group is the place of the first one that is alike. */
export function groupsOf<Value>(
  values: readonly Value[],
  isSame: (one: Value, other: Value) => boolean,
): number[] {
  return values.map((value) => values.findIndex((other) => isSame(value, other)));
}

export function differs({ groups }: ComparedRow): boolean {
  return new Set(groups).size > 1;
}

/** Those unlike most of the row; null where no value is that of most. */
function oddOnes({ groups }: ComparedRow): boolean[] | null {
  const most = groups.find((group) => groups.filter((other) => other === group).length * 2 > groups.length);
  return most === undefined ? null : groups.map((group) => group !== most);
}

/** The best of the row, unless most are. */
function bestOnes({ groups, figures, best }: ComparedRow): boolean[] {
  const none = groups.map(() => false);
  const known = figures?.filter((figure) => figure !== null) ?? [];
  if (!figures || best === undefined || known.length === 0) return none;
  const top = best === 'least' ? Math.min(...known) : Math.max(...known);
  const marks = figures.map((figure) => figure === top);
  return marks.filter(Boolean).length * 2 > marks.length ? none : marks;
}

const countOf = (marks: readonly boolean[][]) => marks.flat().filter(Boolean).length;

/**
 * Which cells are tinted, at most half of them: in each row those unlike most of it. Rows in which no value is that of most are
 * tinted as a whole while there are few; else only their best value is, where one is better.
 */
export function markedCells(rows: readonly ComparedRow[]): { marks: boolean[][]; isWhole: boolean } {
  const odd = rows.map(oddOnes);
  const whole = rows.map((row, place) => odd[place] ?? row.groups.map(() => true));
  const isWhole = countOf(whole) * 2 <= whole.flat().length;
  const marks = isWhole ? whole : rows.map((row, place) => odd[place] ?? bestOnes(row));
  return { marks, isWhole };
}
