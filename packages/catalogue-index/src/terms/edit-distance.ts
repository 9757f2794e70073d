/** Optimal string alignment distance of at most `most`; with `asPrefix`, to a beginning of `term`. Stops early. */
export function isWithinEdits(typed: string, term: string, most: number, asPrefix = false): boolean {
  if (typed.length - term.length > most) return false;
  if (!asPrefix && term.length - typed.length > most) return false;
  const width = asPrefix ? Math.min(term.length, typed.length + most) : term.length;
  let before: number[] = [];
  let previous = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= width; column += 1) {
      const differs = typed[row - 1] === term[column - 1] ? 0 : 1;
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + differs,
      );
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === term[column - 2] && typed[row - 2] === term[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      lowest = Math.min(lowest, cost);
    }
    if (lowest > most) return false;
    before = previous;
    previous = current;
  }
  const reached = asPrefix ? Math.min(...previous) : (previous[width] ?? most + 1);
  return reached <= most;
}
