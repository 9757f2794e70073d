import { type Measure, readMeasure } from '@forgeline/tool-text/read-measure';
import { specToken } from '@forgeline/tool-text/spec-token';
import { unitOf } from '@forgeline/tool-text/units';

type Spec = { name: string; value: string; unit?: string | undefined };

/** A tool's value of a specification; `original` is as its data sheet has it, where `text` is in another unit. */
export type ComparedValue = { text: string; original?: string };

/** A specification of several tools, side by side; null where a tool has none. */
type ComparedSpec = { name: string; values: (ComparedValue | null)[]; differs: boolean };

type Read = { label: string; key: string; measure: Measure | null };

/** So close figures are the same: 1/2 in and 12.7 mm. */
const RELATIVE_TOLERANCE = 1e-6;
/** So many digits of a converted figure are shown. */
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

/** Returns the unit that most values of a row have, the first of equals; undefined where they are of different dimensions. */
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
  // The same unit by another name, such as rpm and 1/min, is left as it is.
  if (unitOf(measure.unit).factor === factor) return { text: label };
  const [low, high] = [measure.low, measure.high].map((bound) =>
    Number((bound / factor).toPrecision(DIGITS)),
  );
  const sign = label.startsWith('±') ? '±' : '';
  return { text: `${sign}${low === high ? low : `${low}–${high}`} ${unit}`, original: label };
}

/**
 * Lays the specifications of tools side by side. Figures in different units of one dimension are all shown in the unit that most
 * of them have, with what the data sheet says beside it. Those that most tools have come first, else in the order of the data sheets. Pure.
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
    return {
      name,
      values: values.map((value) => value && shownIn(value, unit)),
      differs: values.some((value) => !isSame(value, values[0] ?? null)),
    };
  });
  const known = ({ values }: ComparedSpec) => values.filter((value) => value !== null).length;
  return rows.sort((one, other) => known(other) - known(one));
}
