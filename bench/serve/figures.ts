export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const percent = (ratio: number) => `${(ratio * 100).toFixed(1)} %`;
export const count = (value: number) => Math.round(value).toLocaleString('en');

/** Prints a row of a table; one with missed targets ends the process with 1. */
export function printRow(cells: readonly string[], missed: readonly string[]): void {
  if (missed.length > 0) process.exitCode = 1;
  console.log(`| ${cells.join(' | ')} |${missed.length > 0 ? ` MISSED: ${missed.join(', ')}` : ''}`);
}
