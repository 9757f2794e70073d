import { writeCsv } from '@/lib/shared/text/csv';
import { saveContent } from './save-file';

export function downloadCsv(name: string, ...table: Parameters<typeof writeCsv>): void {
  saveContent(new Blob([writeCsv(...table)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
