import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/links/link';
import { Moment } from '@/components/ui/moment';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Dispute } from '@/lib/shared/payments/returned-money.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type DisputeTexts = Texts['orderPage']['disputes'];
type DisputeTableProps = {
  disputes: readonly Dispute[];
  texts: DisputeTexts;
  withOrder: boolean;
};

export function DisputeTable({ disputes, texts, withOrder }: DisputeTableProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { columns } = texts;
  return (
    <Table aria-label={texts.caption}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.when}</TableHeadCell>
          {withOrder ? <TableHeadCell>{columns.order}</TableHeadCell> : null}
          <TableHeadCell className="as-table:text-end">{columns.amount}</TableHeadCell>
          <TableHeadCell>{columns.why}</TableHeadCell>
          <TableHeadCell>{columns.state}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {disputes.map((dispute) => (
          <TableRow key={dispute.id}>
            <TableCell label={columns.when} className="figures">
              <time dateTime={dispute.openedAt}>{formatDay(dispute.openedAt, language, timeZone)}</time>
            </TableCell>
            {withOrder ? (
              <TableCell label={columns.order}>
                <DisputedOrder dispute={dispute} texts={texts} />
              </TableCell>
            ) : null}
            <TableCell label={columns.amount} className="figures font-semibold text-ink as-table:text-end">
              {formatDollars(dispute.amount, language)}
            </TableCell>
            <TableCell label={columns.why}>
              <span className="grid min-w-0 gap-0.5 text-end as-table:text-start">
                <span>{texts.reasons[dispute.reason]}</span>
                <span className="wrap-anywhere font-mono text-2xs text-muted">{dispute.id}</span>
              </span>
            </TableCell>
            <TableCell label={columns.state}>
              <DisputeStanding dispute={dispute} texts={texts} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function DisputedOrder({ dispute, texts }: { dispute: Dispute; texts: DisputeTexts }) {
  if (!dispute.orderId) return <span className="text-muted">{texts.noOrder}</span>;
  return (
    <Link
      href={ROUTES.manageOrder(dispute.orderId)}
      prefetch={false}
      className="whitespace-nowrap font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      {dispute.orderNumber ?? dispute.orderId}
    </Link>
  );
}

const TONES = {
  'to-answer': 'danger',
  'under-review': 'accent',
  won: 'success',
  lost: 'neutral',
  closed: 'success',
} as const;

function DisputeStanding({ dispute, texts }: { dispute: Dispute; texts: DisputeTexts }) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { state, isInquiry, dueBy, closedAt } = dispute;
  return (
    <span className="grid min-w-0 justify-items-end gap-1 text-end as-table:justify-items-start as-table:text-start">
      <span className="flex flex-wrap justify-end gap-1.5 as-table:justify-start">
        {isInquiry ? <Badge tone="neutral">{texts.inquiry}</Badge> : null}
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      </span>
      {dueBy ? (
        <Moment at={dueBy} text={texts.dueBy} className="figures font-medium text-danger text-xs" />
      ) : null}
      {closedAt ? (
        <time dateTime={closedAt} className="figures text-muted text-xs">
          {formatDay(closedAt, language, timeZone)}
        </time>
      ) : null}
    </span>
  );
}
