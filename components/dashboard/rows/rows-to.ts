/**
 * With shift, returns every row of the page between the one pressed before and `to`, else `to` alone, also if the row
 * before is on another page.
 */
export function rowsTo(page: readonly string[], to: string, before: string | null): readonly string[] {
  const [start, end] = [before === null ? -1 : page.indexOf(before), page.indexOf(to)];
  if (start === -1 || end === -1) return [to];
  return page.slice(Math.min(start, end), Math.max(start, end) + 1);
}
