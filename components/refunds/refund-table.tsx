import { useLanguage } from '#use-language';
import { Badge } from '@/components/ui/badge';
import type { ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Link } from '@/components/ui/links/link';
import { Moment } from '@/components/ui/moment';
import {
  CellLines,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Refund } from '@/lib/shared/payments/returned-money.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { FailedRefundActions } from './failed-refund-actions';

type RefundTexts = Texts['orderPage']['refunds'];
type RefundTableProps = {
  refunds: readonly Refund[];
  texts: RefundTexts;
  withOrder: boolean;
  /** If given, failed refunds can be resolved here. */
  confirm?: ConfirmTexts;
};

export function RefundTable({ refunds, texts, withOrder, confirm }: RefundTableProps) {
  const language = useLanguage();
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
        {refunds.map((refund) => (
          <TableRow key={refund.id}>
            <TableCell label={columns.when} className="figures">
              <Moment at={refund.createdAt} />
            </TableCell>
            {withOrder ? (
              <TableCell label={columns.order}>
                <RefundedOrder refund={refund} texts={texts} />
              </TableCell>
            ) : null}
            <TableCell label={columns.amount} className="figures font-semibold text-ink as-table:text-end">
              {formatDollars(amountOf(refund), language)}
            </TableCell>
            <TableCell label={columns.why}>
              <CellLines
                title={texts.reasons[refund.reason]}
                below={<span className="font-mono text-2xs">{refund.transactionId}</span>}
                belowTitle={refund.transactionId}
                className="text-end as-table:w-44 as-table:text-start"
              >
                {texts.reasons[refund.reason]}
              </CellLines>
            </TableCell>
            <TableCell label={columns.state}>
              <RefundState refund={refund} texts={texts} confirm={confirm} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Returns the amount that did not arrive of a failed refund, else the refund's. */
function amountOf({ state, amount, failure }: Refund): number {
  return state === 'failed' || state === 'settled' ? (failure?.amount ?? amount) : amount;
}

function RefundedOrder({ refund, texts }: { refund: Refund; texts: RefundTexts }) {
  if (!refund.orderId) return <span className="text-muted">{texts.noOrder}</span>;
  return (
    <Link
      href={ROUTES.manageOrder(refund.orderId)}
      prefetch={false}
      className="whitespace-nowrap font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      {refund.orderNumber ?? refund.orderId}
    </Link>
  );
}

const TONES = { waiting: 'accent', refunded: 'success', failed: 'danger', settled: 'neutral' } as const;

type RefundStateProps = { refund: Refund; texts: RefundTexts; confirm: ConfirmTexts | undefined };

function RefundState({ refund, texts, confirm }: RefundStateProps) {
  const { state, failure, attempts, lastError } = refund;
  const since = state === 'failed' ? failure?.at : state === 'settled' ? refund.settledAt : refund.refundedAt;
  return (
    <span className="flex min-w-0 flex-wrap items-center justify-end gap-x-2 gap-y-0.5 text-end as-table:justify-start as-table:text-start">
      <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      {since ? <Moment at={since} className="figures text-muted text-xs" /> : null}
      {state === 'waiting' && lastError ? (
        <span className="text-danger text-xs">{fillText(texts.failed, { attempts: String(attempts) })}</span>
      ) : null}
      {state === 'failed' && failure ? (
        <span className="text-muted text-xs">{texts.failures[failure.reason]}</span>
      ) : null}
      {state === 'failed' && confirm ? (
        <FailedRefundActions
          refund={refund}
          texts={texts}
          confirm={confirm}
          className="justify-end as-table:justify-start"
        />
      ) : null}
    </span>
  );
}
