import { readSheet } from 'read-excel-file/universal';

type Cell = string | number | boolean | Date | null;

/** As text that is pasted from a spreadsheet has it: days as `2026-11-30`, numbers with a point. */
function textOf(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell).replace(/\s+/g, ' ').trim();
}

/** Reads the first sheet of a workbook (.xlsx) as rows of cells between tabs. Throws for other files. */
export async function readWorkbook(bytes: ArrayBuffer): Promise<string> {
  const rows = await readSheet(bytes);
  return rows.map((row) => row.map((cell) => textOf(cell as Cell)).join('\t')).join('\n');
}
