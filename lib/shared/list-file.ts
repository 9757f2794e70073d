import type { List } from './schemas/list';

/** A cell of a table that programs for spreadsheets read; what could be a formula is text (OWASP, CSV injection). */
function cell(value: string | number): string {
  const text = /^[=+\-@\t\r]/.test(String(value)) ? `'${value}` : String(value);
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns a list as a table with semicolons and a byte order mark, which spreadsheets open in every language. */
export function listFile({ lines }: Pick<List, 'lines'>, headings: readonly string[]): string {
  const rows = lines.map(({ sku, quantity, reference = '', name }) => [sku, quantity, reference, name]);
  return `\uFEFF${[headings, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
