import { writeCsv } from '@/lib/shared/text/csv';
import { saveContent } from './save-file';

/** Has the browser save a table as a CSV file that spreadsheets open. */
export function downloadCsv(name: string, ...table: Parameters<typeof writeCsv>): void {
  saveContent(new Blob([writeCsv(...table)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
