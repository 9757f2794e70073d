import { useLanguage } from '#use-language';
import { MeasuredText } from '@/components/ui/measured-text';
import { DataTable } from '@/components/ui/tables/data-table';
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
    <DataTable
      label={label}
      rows={rows}
      keyOf={({ toolId }) => toolId}
      columns={[
        {
          name: columns.tool,
          hasLabel: false,
          cell: ({ name, toolId, sku }) => (
            <span className="grid min-w-0 gap-0.5">
              <span className="wrap-anywhere font-semibold text-ink">
                <MeasuredText text={name || toolId} />
              </span>
              <span className="font-mono text-muted text-xs">{sku}</span>
            </span>
          ),
        },
        { name: columns.before, kind: 'figure', cell: ({ before }) => bulkValueText(before, shown) },
        {
          name: columns.after,
          kind: 'figure',
          cell: ({ after, problem }) => (
            <span className={problem ? 'text-muted line-through' : 'font-semibold text-ink'}>
              {bulkValueText(after, shown)}
            </span>
          ),
        },
        {
          name: columns.note,
          className: (row) => !noteOf(row) && 'as-cards:hidden',
          cell: (row) => <span className="text-end text-sm as-table:text-start">{noteOf(row)}</span>,
        },
      ]}
    />
  );
}
