import type { ToolSpec } from '@/lib/server/platform/db/documents/tools';
import type { FieldIssues } from '@/lib/shared/messages/errors';
import { plainFigures } from '@/lib/shared/tools/catalogue/plain-figures';
import { readSpecValue } from '@/lib/shared/tools/spec-values';
import { SPECS_FIELD } from './columns';
import { specField, specOfField } from './fields';

/** A cell below the heading of a specification, or what a pair says of it. */
export type SpecCell = { field: string; value: string };

/** So many letters of a wrong pair are shown. */
const PAIR_SHOWN = 60;

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const nameOf = ({ field }: SpecCell) => (specOfField(field)?.name ?? '').toLowerCase();

/** Between pairs of one cell; a backslash before it keeps it in a value. */
const PAIR_END = /(?<!\\)[\n\r;|]/;
const KEPT = /\\(?=[\n\r;|])/g;

const PAIR = /^(.*?\S)\s*(?:=|:\s)\s*(\S.*)$/s;

/** Returns such a cell with other values; `write` is told the field of each. */
export function mapPairs(cell: string, write: (field: string, value: string) => string): string {
  return cell
    .split(/((?<!\\)[\n\r;|])/)
    .map((part) => {
      const text = part.trim();
      const [, name, value] = PAIR.exec(text) ?? [];
      if (name === undefined || value === undefined) return part;
      const written = write(specField({ name }), value);
      return part.replace(text, () => `${text.slice(0, text.length - value.length)}${written}`);
    })
    .join('');
}

/** Returns what `name=value; name [unit]: value` says, and the pairs that have no such form. */
function readPairs(cell: string): { cells: SpecCell[]; wrong: string[] } {
  const texts = cell.split(PAIR_END).map((text) => text.replace(KEPT, '').trim());
  const cells: SpecCell[] = [];
  const wrong: string[] = [];
  for (const text of texts.filter((each) => each !== '')) {
    const [, name, value] = PAIR.exec(text) ?? [];
    if (name === undefined || value === undefined) wrong.push(text);
    else cells.push({ field: specField({ name }), value });
  }
  return { cells, wrong };
}

/** Says what is wrong with the cell of all specifications, beside those with a column of their own; null if nothing is. */
export function specsFault(pairs: string, columns: readonly SpecCell[]): FieldIssues | null {
  const { cells, wrong } = readPairs(pairs);
  const [pair] = wrong;
  if (pair !== undefined)
    return { [SPECS_FIELD]: [{ code: 'import-spec-pair', params: { pair: pair.slice(0, PAIR_SHOWN) } }] };
  const names = [...cells, ...columns.filter(({ value }) => value !== '')].map(nameOf);
  return new Set(names).size < names.length ? { [SPECS_FIELD]: ['spec-twice'] } : null;
}

/** A specification with another value; it keeps its type where the value is of it, and its own writing of the same figures. */
function withValue(present: ToolSpec, value: string): ToolSpec {
  const { type, ...spec } = present;
  const plain = plainFigures(present, '.');
  if ('value' in plain && plain.value === value) return present;
  const isOfType = type !== undefined && readSpecValue(type, value) !== null;
  return { ...spec, value, ...(isOfType ? { type } : {}) };
}

/**
 * Returns the specifications of a tool by the cells of its row: those it has stay in their order, an empty cell removes its own,
 * and further ones follow in the order of the columns. A heading in another case, or with another unit, is the same specification.
 */
export function specsOfCells(present: readonly ToolSpec[], cells: readonly SpecCell[]): ToolSpec[] {
  const own = new Map(present.map((spec) => [specField(spec), spec]));
  const filled = cells.filter(({ field, value }) => value !== '' && !own.has(field));
  const taken = new Set<SpecCell>();
  const stay = present.flatMap((spec): ToolSpec[] => {
    const exact = cells.find(({ field }) => field === specField(spec));
    if (exact?.value) return [withValue(spec, exact.value)];
    const other = filled.find(({ field }) => sameName(specOfField(field)?.name ?? '', spec.name));
    if (!other) return exact ? [] : [spec];
    taken.add(other);
    const { unit: _unit, ...rest } = spec;
    const unit = specOfField(other.field)?.unit;
    return [withValue({ ...rest, ...(unit ? { unit } : {}) }, other.value)];
  });
  const added = filled
    .filter((cell) => !taken.has(cell))
    .map(({ field, value }): ToolSpec => {
      const { name = '', unit } = specOfField(field) ?? {};
      return { name, value, ...(unit ? { unit } : {}) };
    });
  return [...stay, ...added];
}

/**
 * The same where one cell has all of them, beside columns of their own: those that neither names go, and an empty column says
 * nothing.
 */
export function specsOfPairs(
  present: readonly ToolSpec[],
  pairs: string,
  columns: readonly SpecCell[],
): ToolSpec[] {
  const cells = [...readPairs(pairs).cells, ...columns.filter(({ value }) => value !== '')];
  const names = new Set(cells.map(nameOf));
  const stay = present.filter(
    (spec) => names.has(spec.name.toLowerCase()) || cells.some(({ field }) => field === specField(spec)),
  );
  return specsOfCells(stay, cells);
}
