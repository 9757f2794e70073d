import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { Moment } from '@/components/ui/moment';
import { Panel } from '@/components/ui/panel';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
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
      <Table aria-label={heading}>
        <TableHead>
          <TableRow>
            <TableHeadCell>{columns.when}</TableHeadCell>
            <TableHeadCell>{columns.what}</TableHeadCell>
            <TableHeadCell>{columns.rows}</TableHeadCell>
            <TableHeadCell>{columns.state}</TableHeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {imports.map(({ id, kind, state, total, createdAt, isUndone }) => (
            <TableRow key={id}>
              <TableCell label={columns.when}>
                <Link
                  href={ROUTES.importOf(id)}
                  prefetch={false}
                  className="text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
                >
                  <Moment at={createdAt} />
                  <span className="sr-only"> {open}</span>
                </Link>
              </TableCell>
              <TableCell label={columns.what}>{texts.form.kinds[kind]}</TableCell>
              <TableCell label={columns.rows}>
                <span className="figures">{formatNumber(total, language)}</span>
              </TableCell>
              <TableCell label={columns.state}>{states[isUndone ? 'undone' : state]}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
