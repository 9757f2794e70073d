/** `/review/page/2`; null for anything but a page after the first. */
export function laterPage(segment: string): number | null {
  return /^[1-9]\d{0,5}$/.test(segment) && segment !== '1' ? Number(segment) : null;
}
