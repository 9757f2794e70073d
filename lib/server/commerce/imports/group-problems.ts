import type { ImportProblem, ProblemGroup } from '@/lib/shared/imports/import.schema';
import { GROUP_VALUES_LISTED } from '@/lib/shared/imports/import-kinds';

/** What an import can be asked to add where it is missing, by what is wrong then. */
const CREATED_FOR: Readonly<Record<string, ProblemGroup['create']>> = {
  'category-unknown': 'category',
  'price-group-unknown': 'group',
  'price-list-unknown': 'list',
};

type Counted = { first: ImportProblem; rows: number; values: Map<string, number> };

/** Counts problems by column and cause, with the cells that they are about. */
export class ProblemGroups {
  readonly #groups = new Map<string, Counted>();

  /** Each row has a cause once for a column. */
  add(problem: ImportProblem): void {
    const { column = '', code, value } = problem;
    const key = `${code} ${column}`;
    const group = this.#groups.get(key) ?? { first: problem, rows: 0, values: new Map() };
    this.#groups.set(key, group);
    group.rows += 1;
    if (value !== undefined) group.values.set(value, (group.values.get(value) ?? 0) + 1);
  }

  /** The largest first; of the cells of each those that most rows have. */
  get all(): ProblemGroup[] {
    const byRows = (one: { rows: number }, other: { rows: number }) => other.rows - one.rows;
    return [...this.#groups.values()].sort(byRows).map(({ first, rows, values }) => {
      const { row: _row, value: _value, ...cause } = first;
      const counted = [...values].map(([value, count]) => ({ value, rows: count })).sort(byRows);
      const create = counted.some(({ value }) => value !== '') ? CREATED_FOR[cause.code] : undefined;
      return { ...cause, rows, values: counted.slice(0, GROUP_VALUES_LISTED), ...(create ? { create } : {}) };
    });
  }
}
