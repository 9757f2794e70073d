/** Reads a decimal comma as a point: `12,5` is `12.5`. Three digits after it are thousands: `12,250` stays. */
export function withPoint(value: string): string {
  return value.replace(/(?<![\d,.])(\d+),(\d{1,2}|\d{4,})(?![\d,.])/g, '$1.$2');
}
