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
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import type { BulkRow, BulkValues } from '@/lib/shared/stock/bulk-edit.schema';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { CategoryOptions } from '../editor/editor-texts';
import type { BulkTexts } from './bulk-form';

type Shown = { texts: BulkTexts; categories: CategoryOptions; language: Language };

function leadTimeText(days: number | null, { leadTimes }: BulkTexts['bulk'], language: Language): string {
  if (days === null) return leadTimes.none;
  return days === 1 ? leadTimes.one : fillText(leadTimes.many, { count: formatNumber(days, language) });
}

function valueText(values: BulkValues, { texts, categories, language }: Shown): string {
  const { price, state, category, leadTimeDays } = values;
  if (price !== undefined) return formatDollars(price, language);
  if (state !== undefined) return texts.states[state];
  if (leadTimeDays !== undefined) return leadTimeText(leadTimeDays, texts.bulk, language);
  if (category === undefined) return '–';
  return categories.find(([slug]) => slug === category)?.[1] ?? category;
}

type BulkRowsProps = { rows: readonly BulkRow[]; categories: CategoryOptions; texts: BulkTexts };

export function BulkRows({ rows, categories, texts }: BulkRowsProps) {
  const language = useLanguage();
  const { columns, problems } = texts.bulk;
  const shown = { texts, categories, language };
  return (
    <Table aria-label={texts.bulk.previewHeading}>
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
              <span className="figures">{valueText(row.before, shown)}</span>
            </TableCell>
            <TableCell label={columns.after} className="as-table:text-end">
              <span
                className={row.problem ? 'figures text-muted line-through' : 'figures font-semibold text-ink'}
              >
                {valueText(row.after, shown)}
              </span>
            </TableCell>
            <TableCell label={columns.note} className={row.problem ? undefined : 'as-cards:hidden'}>
              <span className="text-end text-sm as-table:text-start">
                {row.problem ? problems[row.problem] : ''}
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
