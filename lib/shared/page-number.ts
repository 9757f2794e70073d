/** The number of a page in a path, `/review/page/2`; null for what is no page of a list after its first. */
export function laterPage(segment: string): number | null {
  return /^[1-9]\d{0,5}$/.test(segment) && segment !== '1' ? Number(segment) : null;
}
