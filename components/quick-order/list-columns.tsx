'use client';
import { useId, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Field } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import { useViewer } from '@/lib/client/session/session';
import { COLUMN_USES, type ColumnUse, type ReadColumn } from '@/lib/shared/quick-order/list-columns';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ListColumnsProps = {
  columns: readonly ReadColumn[];
  /** Some column of texts was not read. */
  isUnread: boolean;
  tell: (column: ReadColumn, use: ColumnUse) => void;
  texts: Texts['quickOrder']['columnsAs'];
};

/** Shows what each column of a list was read as, and takes what it is instead. */
export function ListColumns({ columns, isUnread, tell, texts }: ListColumnsProps) {
  const id = useId();
  const { user } = useViewer();
  const [isOpen, setOpen] = useState(isUnread);
  const nameOf = ({ column, heading }: ReadColumn) => heading ?? fillText(texts.column, { number: column });
  const used = columns.filter(({ use }) => use !== 'none');
  if (columns.length === 0) return null;
  return (
    <details className="text-sm" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="wrap-anywhere cursor-pointer py-1.5">
        <span className="font-semibold text-ink">{texts.label}</span>{' '}
        <span className="text-muted">
          {used.map((column) => `${nameOf(column)} → ${texts.uses[column.use]}`).join(', ')}
        </span>
      </summary>
      <p className="mt-1 text-muted">{user ? `${texts.hint} ${texts.learns}` : texts.hint}</p>
      <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] items-start gap-x-4 gap-y-3">
        {columns.map((column) => (
          <Field
            key={`${column.column} ${column.heading}`}
            id={`${id}-${column.column}`}
            className="wrap-anywhere min-w-0"
            label={nameOf(column)}
            aside={column.by === 'guess' ? null : <Badge tone="info">{texts.by[column.by]}</Badge>}
            description={column.samples.join(' · ')}
          >
            {(control) => (
              <Select
                {...control}
                look="compact"
                value={column.use}
                onChange={({ target }) =>
                  tell(column, COLUMN_USES.find((use) => use === target.value) ?? column.use)
                }
              >
                {COLUMN_USES.map((use) => (
                  <option key={use} value={use}>
                    {texts.uses[use]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
    </details>
  );
}
