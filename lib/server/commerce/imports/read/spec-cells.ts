import 'server-only';
import type { ToolSpec } from '@/lib/server/platform/db/documents/tools';
import { readSpecValue } from '@/lib/shared/tools/spec-values';
import { specField, specOfField } from './columns';
import { splitValues } from './read-cells';

/** A cell below the heading of a specification; a part of a cell of several is none to remove one by. */
export type SpecCell = { field: string; value: string; isPart?: true };

/** Reads `name=value | name [unit]: value`, also on lines of their own; without a value it stays one, for its own message. */
export function namedSpecs(cell: string): SpecCell[] {
  return cell
    .split('\n')
    .flatMap(splitValues)
    .map((entry) => {
      const [, name = entry, value = ''] = /^(.*?\S)\s*(?:=|:\s)\s*(.*)$/s.exec(entry) ?? [];
      return { field: `spec:${name}`, value, isPart: true as const };
    });
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A specification with another value; it keeps its type where the value is of it. */
function withValue({ type, ...spec }: ToolSpec, value: string): ToolSpec {
  const isOfType = type !== undefined && readSpecValue(type, value) !== null;
  return { ...spec, value, ...(isOfType ? { type } : {}) };
}

/**
 * Returns the specifications of a tool by the cells of its row: those it has stay in their order, an empty cell removes its own,
 * and further ones follow in the order of the columns. A heading in another case, or with another unit, is the same specification.
 */
export function specsOfCells(present: readonly ToolSpec[], cells: readonly SpecCell[]): ToolSpec[] {
  const own = new Map(present.map((spec) => [specField(spec), spec]));
  const filled = cells.filter(({ field, value, isPart }) => (value !== '' || isPart) && !own.has(field));
  const taken = new Set<SpecCell>();
  const stay = present.flatMap((spec): ToolSpec[] => {
    const exact = cells.find(({ field }) => field === specField(spec));
    if (exact && (exact.value || exact.isPart)) return [withValue(spec, exact.value)];
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
