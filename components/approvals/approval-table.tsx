import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Link } from '@/components/ui/links/link';
import { CARD_END, CARD_FLOW, CARD_ROW, CARD_START } from '@/components/ui/tables/card-row';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { poNumberText } from '@/lib/shared/orders/po-number-text';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { listedNames } from '@/lib/shared/text/listed-names';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ApprovalStateBadge } from './approval-state';

type ApprovalTableProps = {
  requisitions: readonly Requisition[];
  /** One's own: in place of who asks they say who is asked. */
  isMine: boolean;
  texts: Texts['approvals'];
};

function waitsFor({ state, needs }: Requisition, language: Language): string {
  const names = state === 'submitted' ? needs.flatMap(({ yes, approvers }) => (yes ? [] : approvers)) : [];
  return listedNames([...new Set(names)], language, 'any') || '–';
}

export function ApprovalTable({ requisitions, isMine, texts }: ApprovalTableProps) {
  const [language, timeZone] = [useLanguage(), useTimeZone()];
  const { label, columns, lines, po } = texts.list;
  return (
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.number}</TableHeadCell>
          <TableHeadCell>{isMine ? columns.waits : columns.requester}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.amount}</TableHeadCell>
          <TableHeadCell>{columns.submitted}</TableHeadCell>
          <TableHeadCell>{columns.state}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {requisitions.map((requisition) => {
          const { _id, number, requester, due, submittedAt, lineCount, poNumber } = requisition;
          return (
            <TableRow key={_id} className={CARD_ROW}>
              <TableCell className={`${CARD_START} as-cards:row-start-1`}>
                <span className={CARD_FLOW}>
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
                    {poNumber ? ` · ${poNumberText(po, poNumber)}` : null}
                  </span>
                </span>
              </TableCell>
              <TableCell className={`${CARD_START} as-cards:row-start-2`}>
                <span className="wrap-anywhere min-w-0">
                  {isMine ? waitsFor(requisition, language) : requester.name}
                </span>
              </TableCell>
              <TableCell
                className={`${CARD_END} figures whitespace-nowrap as-cards:row-start-2 as-cards:font-semibold as-cards:text-ink as-table:text-end`}
              >
                {formatDollars(due, language)}
              </TableCell>
              <TableCell
                className={`${CARD_START} figures whitespace-nowrap as-cards:row-start-3 as-cards:text-muted as-cards:text-xs`}
              >
                {formatDay(submittedAt, language, timeZone)}
              </TableCell>
              <TableCell className={`${CARD_END} as-cards:row-start-1`}>
                <ApprovalStateBadge requisition={requisition} texts={texts} />
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
