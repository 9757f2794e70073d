import { Badge } from '@/components/ui/badge';
import type { ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Moment } from '@/components/ui/moment';
import { CellLines } from '@/components/ui/tables/table';
import type { Refund } from '@/lib/shared/payments/returned-money.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { FailedRefundActions } from './failed-refund-actions';
import { ReturnedMoneyTable } from './returned-money-table';

type RefundTexts = Texts['orderPage']['refunds'];
type RefundTableProps = {
  refunds: readonly Refund[];
  texts: RefundTexts;
  withOrder: boolean;
  /** If given, failed refunds can be resolved here. */
  confirm?: ConfirmTexts;
};

export function RefundTable({ refunds, texts, withOrder, confirm }: RefundTableProps) {
  return (
    <ReturnedMoneyTable
      rows={refunds}
      texts={texts}
      withOrder={withOrder}
      when={({ createdAt }) => <Moment at={createdAt} />}
      amountOf={amountOf}
      why={({ reason, transactionId }) => (
        <CellLines
          title={texts.reasons[reason]}
          below={<span className="font-mono text-2xs">{transactionId}</span>}
          belowTitle={transactionId}
          className="text-end as-table:w-44 as-table:text-start"
        >
          {texts.reasons[reason]}
        </CellLines>
      )}
      state={(refund) => <RefundState refund={refund} texts={texts} confirm={confirm} />}
    />
  );
}

/** Returns the amount that did not arrive of a failed refund, else the refund's. */
function amountOf({ state, amount, failure }: Refund): number {
  return state === 'failed' || state === 'settled' ? (failure?.amount ?? amount) : amount;
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
