/** Letters that are missing, too many or others, and neighbours in the wrong order, from one name to the other. */
export function lettersBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[at - 1] === other[column - 1];
      const isTurned = one[at - 1] === other[column - 2] && one[at - 2] === other[column - 1];
      next[column] = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (isSame ? 0 : 1),
        isTurned ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
