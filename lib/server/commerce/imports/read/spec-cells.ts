import 'server-only';
import type { ToolSpec } from '@/lib/server/platform/db/documents/tools';
import { readSpecValue } from '@/lib/shared/tools/spec-values';
import { specField, specOfField } from './columns';

/** A cell below the heading of a specification. */
export type SpecCell = { field: string; value: string };

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
