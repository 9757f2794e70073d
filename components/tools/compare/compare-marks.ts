/** A row of the comparison: values with the same group are alike. */
export type ComparedRow = {
  groups: readonly number[];
  /** Of which the least, or the most, is best; null for none. Absent where none is better. */
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
