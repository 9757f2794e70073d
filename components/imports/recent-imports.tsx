import { useLanguage } from '#use-language';
import { Moment } from '@/components/ui/moment';
import { Panel } from '@/components/ui/panel';
import { CellLink, DataTable } from '@/components/ui/tables/data-table';
import type { ImportResult } from '@/lib/shared/imports/import.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ROUTES } from '@/lib/shared/site/routes';
import type { ImportTexts } from './use-import';

type Recent = Pick<ImportResult, 'id' | 'kind' | 'state' | 'total' | 'createdAt'> & { isUndone: boolean };
type RecentImportsProps = { imports: readonly Recent[]; texts: ImportTexts };

/** The last imports, each of which can be looked at and undone. */
export function RecentImports({ imports, texts }: RecentImportsProps) {
  const language = useLanguage();
  const { heading, columns, states, open } = texts.recent;
  if (imports.length === 0) return null;
  return (
    <Panel heading={heading}>
      <DataTable
        label={heading}
        rows={imports}
        keyOf={({ id }) => id}
        columns={[
          {
            name: columns.when,
            cell: ({ id, createdAt }) => (
              <CellLink href={ROUTES.importOf(id)}>
                <Moment at={createdAt} />
                <span className="sr-only"> {open}</span>
              </CellLink>
            ),
          },
          { name: columns.what, cell: ({ kind }) => texts.form.kinds[kind] },
          {
            name: columns.rows,
            cell: ({ total }) => <span className="figures">{formatNumber(total, language)}</span>,
          },
          { name: columns.state, cell: ({ state, isUndone }) => states[isUndone ? 'undone' : state] },
        ]}
      />
    </Panel>
  );
}
