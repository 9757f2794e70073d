/**
 * Joins the parts of a form, `range=opening`, `from=10`, `to=16`, `unit=mm`, to the range of an address,
 * `opening:10..16:mm`. A complete range is unchanged; undefined without bounds. A file of its own, since it is part of
 * browser scripts.
 */
export function completeRange(
  range: string,
  part: (name: 'from' | 'to' | 'unit') => string,
): string | undefined {
  if (range.includes(':')) return range;
  const [from, to] = [part('from').trim(), part('to').trim()];
  return from === '' && to === '' ? undefined : `${range}:${from}..${to}:${part('unit')}`;
}
