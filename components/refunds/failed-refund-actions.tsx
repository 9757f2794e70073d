'use client';
import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { sentenceOf } from '@/lib/client/problem';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Refund } from '@/lib/shared/payments/returned-money.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const loadCalls = () => loadContracts(() => import('@/lib/shared/payments/payments.contract'));

type FailedRefundActionsProps = {
  refund: Pick<Refund, 'id' | 'amount' | 'failure' | 'canRetry'>;
  texts: Texts['orderPage']['refunds'];
  confirm: ConfirmTexts;
  className?: string;
};

export function FailedRefundActions({ refund, texts, confirm, className }: FailedRefundActionsProps) {
  const language = useLanguage();
  const retrying = useRowAction();
  const settling = useRowAction();
  const { resolutions } = texts;
  const { id, failure, canRetry } = refund;
  const values = { amount: formatDollars(failure?.amount ?? refund.amount, language) };

  async function retry(): Promise<string> {
    const { call, paymentCalls } = await loadCalls();
    const isFirst =
      (await call(paymentCalls.retryRefund, { params: { transactionId: id } })).modifiedCount === 1;
    return fillText(isFirst ? resolutions.retried : resolutions.alreadyRetried, values);
  }

  async function settle(): Promise<string> {
    const { call, paymentCalls } = await loadCalls();
    const isFirst =
      (await call(paymentCalls.settleRefund, { params: { transactionId: id } })).modifiedCount === 1;
    return fillText(isFirst ? resolutions.settled : resolutions.alreadySettled, values);
  }

  return (
    <span className={clsx('flex flex-wrap gap-2', className)}>
      {canRetry ? (
        <Button
          ref={retrying.button}
          size="sm"
          busy={retrying.busy}
          onClick={() => void retrying.run(retry, sentenceOf)}
        >
          {resolutions.retry}
        </Button>
      ) : null}
      <ConfirmDialog
        trigger={
          <Button ref={settling.button} variant="outline" size="sm" busy={settling.busy}>
            {resolutions.settle}
          </Button>
        }
        title={fillText(resolutions.settleTitle, values)}
        text={fillText(resolutions.settleText, values)}
        texts={confirm}
        tone="primary"
        onConfirm={() => settling.run(settle, sentenceOf)}
      />
    </span>
  );
}
