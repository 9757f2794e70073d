/**
 * Returns a range as addresses have it, `opening:10..16:mm`, of one that a form sends in parts: `range=opening`, `from=10`, `to=16`,
 * `unit=mm`. One that is whole stays as it is; undefined without bounds. Scripts of the catalogue contain this file.
 */
export function completeRange(
  range: string,
  part: (name: 'from' | 'to' | 'unit') => string,
): string | undefined {
  if (range.includes(':')) return range;
  const [from, to] = [part('from').trim(), part('to').trim()];
  return from === '' && to === '' ? undefined : `${range}:${from}..${to}:${part('unit')}`;
}
