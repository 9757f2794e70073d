import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Link } from '@/components/ui/links/link';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import { COMPANY_ROUTES } from '@/lib/shared/company/company-routes';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { RequisitionStateBadge } from './requisition-state';

type RequisitionTableProps = { requisitions: readonly Requisition[]; texts: Texts['approvals'] };

export function RequisitionTable({ requisitions, texts }: RequisitionTableProps) {
  const [language, timeZone] = [useLanguage(), useTimeZone()];
  const { label, columns, lines, po } = texts.list;
  return (
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.number}</TableHeadCell>
          <TableHeadCell>{columns.requester}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.amount}</TableHeadCell>
          <TableHeadCell>{columns.submitted}</TableHeadCell>
          <TableHeadCell>{columns.state}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {requisitions.map((requisition) => {
          const { _id, number, requester, due, submittedAt, lineCount, poNumber } = requisition;
          return (
            <TableRow key={_id}>
              <TableCell label={columns.number}>
                <span className="grid min-w-0 text-end as-table:text-start">
                  <Link
                    href={COMPANY_ROUTES.approval(_id)}
                    prefetch={false}
                    className="font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
                  >
                    {number}
                  </Link>
                  <span className="wrap-anywhere text-muted text-xs">
                    {lineCount === 1
                      ? lines.one
                      : fillText(lines.many, { count: formatNumber(lineCount, language) })}
                    {poNumber ? ` · ${fillText(po, { number: poNumber })}` : null}
                  </span>
                </span>
              </TableCell>
              <TableCell label={columns.requester}>
                <span className="wrap-anywhere min-w-0">{requester.name}</span>
              </TableCell>
              <TableCell label={columns.amount} className="figures whitespace-nowrap as-table:text-end">
                {formatDollars(due, language)}
              </TableCell>
              <TableCell label={columns.submitted} className="figures whitespace-nowrap">
                {formatDay(submittedAt, language, timeZone)}
              </TableCell>
              <TableCell label={columns.state}>
                <RequisitionStateBadge requisition={requisition} texts={texts} />
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
