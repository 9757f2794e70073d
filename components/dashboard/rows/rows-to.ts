/**
 * Returns the rows that a press on `to` is about: with shift every one from the row that was pressed before, in the order of the
 * page, else that row alone. The same where the row before is on another page.
 */
export function rowsTo(page: readonly string[], to: string, before: string | null): readonly string[] {
  const [start, end] = [before === null ? -1 : page.indexOf(before), page.indexOf(to)];
  if (start === -1 || end === -1) return [to];
  return page.slice(Math.min(start, end), Math.max(start, end) + 1);
}
