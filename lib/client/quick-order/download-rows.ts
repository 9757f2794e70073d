import Papa from 'papaparse';

/** Lets the browser download a table as CSV that spreadsheets open, and that can be pasted again. */
export function downloadRows(name: string, rows: readonly (readonly string[])[], delimiter: ',' | ';'): void {
  // A cell that begins like a formula must not become one.
  const csv = Papa.unparse(rows as string[][], { delimiter, escapeFormulae: true });
  const url = URL.createObjectURL(new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
