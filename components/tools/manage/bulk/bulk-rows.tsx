import { useLanguage } from '#use-language';
import { MeasuredText } from '@/components/ui/measured-text';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import type { BulkRow } from '@/lib/shared/stock/bulk-edit.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CategoryOptions } from '../editor/editor-values';
import { type BulkTexts, bulkValueText } from './bulk-value-text';

type BulkRowsProps = {
  label: string;
  columns: Texts['bulk']['columns'];
  rows: readonly BulkRow[];
  /** Notes in place of why a row stays as it is. */
  notes?: ReadonlyMap<string, string>;
  categories: CategoryOptions;
  texts: BulkTexts;
};

export function BulkRows({ label, columns, rows, notes, categories, texts }: BulkRowsProps) {
  const language = useLanguage();
  const { problems } = texts.bulk;
  const shown = { texts, categories, language };
  const noteOf = ({ toolId, problem }: BulkRow) => notes?.get(toolId) ?? (problem ? problems[problem] : '');
  return (
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.tool}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.before}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.after}</TableHeadCell>
          <TableHeadCell>{columns.note}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.toolId}>
            <TableCell>
              <span className="grid min-w-0 gap-0.5">
                <span className="wrap-anywhere font-semibold text-ink">
                  <MeasuredText text={row.name || row.toolId} />
                </span>
                <span className="font-mono text-muted text-xs">{row.sku}</span>
              </span>
            </TableCell>
            <TableCell label={columns.before} className="as-table:text-end">
              <span className="figures">{bulkValueText(row.before, shown)}</span>
            </TableCell>
            <TableCell label={columns.after} className="as-table:text-end">
              <span
                className={row.problem ? 'figures text-muted line-through' : 'figures font-semibold text-ink'}
              >
                {bulkValueText(row.after, shown)}
              </span>
            </TableCell>
            <TableCell label={columns.note} className={noteOf(row) ? undefined : 'as-cards:hidden'}>
              <span className="text-end text-sm as-table:text-start">{noteOf(row)}</span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
