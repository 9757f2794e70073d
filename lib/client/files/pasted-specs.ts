import { type SpecType, specTypeOf } from '@/lib/shared/tools/spec-values';

export type TypedSpec = { name: string; type: SpecType; value: string; unit: string };

/** Units that are offered, and told from a number pasted with one. */
export const SPEC_UNITS = 'mm cm m in g kg lb N kN Nm lbf·ft V W kW A Ah Hz rpm bar MPa °C % l ml pcs'.split(
  ' ',
);

const HEADINGS = new Set(['value', 'wert']);

/** `name=value`, `name: value`, `name [unit]: value`. */
const PAIR = /^(.*?[^\s=:])\s*(?:\[([^\]]*)\]\s*)?(?:=|:\s)\s*(\S.*)$/;

function withUnit(value: string, unit: string): { value: string; unit: string } {
  const [, figure = '', own = ''] = /^(.*\d)\s*(\D+)$/.exec(value) ?? [];
  if (unit !== '' || !SPEC_UNITS.includes(own) || specTypeOf(figure) === 'text') return { value, unit };
  return { value: figure, unit: own };
}

function specOf(name: string, value: string, unit = ''): TypedSpec {
  const measured = withUnit(value.trim(), unit.trim());
  return { name: name.trim(), type: specTypeOf(measured.value), ...measured };
}

/** Cells are property, value and unit, or property, type, value and unit as in the table itself. */
function specOfCells([name = '', second = '', third = '', fourth]: string[]): TypedSpec {
  return fourth === undefined ? specOf(name, second, third) : specOf(name, third, fourth);
}

function specOfLine(line: string): TypedSpec {
  if (line.includes('\t')) return specOfCells(line.split('\t'));
  const [, name, unit, value] = PAIR.exec(line.trim()) ?? [];
  return name === undefined || value === undefined ? specOf(line, '') : specOf(name, value, unit);
}

/**
 * Rows copied from a spreadsheet, or lines of `name=value`; null for a text that is one cell. A line that is neither has no value,
 * which the form asks for.
 */
export function readPastedSpecs(text: string): TypedSpec[] | null {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  if (lines.length < 2 && !text.includes('\t') && !/\S\s*=\s*\S/.test(text)) return null;
  const specs = lines.map(specOfLine);
  const isHeading = (spec: TypedSpec | undefined) => HEADINGS.has(spec?.value.toLowerCase() ?? '');
  return isHeading(specs[0]) ? specs.slice(1) : specs;
}

const keyOf = ({ name }: TypedSpec) => name.toLowerCase();

/**
 * The rows with those pasted at one of them: what is there already has the pasted value, and the others follow the row. A row in
 * which nothing is typed gives way.
 */
export function withPastedSpecs(
  rows: readonly TypedSpec[],
  place: number,
  pasted: readonly TypedSpec[],
): TypedSpec[] {
  const byName = new Map(pasted.map((spec) => [keyOf(spec), spec]));
  const isBlank = ({ name, value }: TypedSpec) => name.trim() === '' && value.trim() === '';
  const names = new Set(rows.map(keyOf));
  const added = pasted.filter((spec) => spec.name === '' || !names.has(keyOf(spec)));
  const changed = rows.map((row) => (row.name.trim() === '' ? row : (byName.get(keyOf(row)) ?? row)));
  const at = rows[place];
  return changed.toSpliced(place + (at && !isBlank(at) ? 1 : 0), at && isBlank(at) ? 1 : 0, ...added);
}
