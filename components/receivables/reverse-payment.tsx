'use client';
import { lazy, Suspense, useState } from 'react';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { loadCode } from '@/lib/client/page/load-code';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { sentenceOf } from '@/lib/client/problem';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const load = () => loadWithRetries(() => import('./reversal-dialog'));
const ReversalDialog = lazy(() => load().then((code) => ({ default: code.ReversalDialog })));

type ReversePaymentProps = {
  payment: { id: string; reference: string; amount: string };
  texts: Texts['receivables']['reverse'];
  back: string;
};

/** Lists have one in each row: what asks for the reason is loaded when it is pointed at or focused. */
export function ReversePayment({ payment, texts, back }: ReversePaymentProps) {
  const { busy, button, run } = useRowAction();
  const [isOpen, setIsOpen] = useState(false);

  async function reverse(reason: string) {
    await run(async () => {
      const { reverseCompanyPayment } = await loadCode(
        () => import('@/lib/client/companies/call-receivables'),
      );
      const reversed = await reverseCompanyPayment(payment.id, reason);
      return reversed > 0 ? fillText(texts.done, { amount: payment.amount }) : texts.nothing;
    }, sentenceOf);
  }

  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size="xs"
        busy={busy}
        aria-haspopup="dialog"
        title={payment.reference}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setIsOpen(true)}
      >
        {texts.open}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReversalDialog
            payment={payment}
            texts={texts}
            back={back}
            onReverse={reverse}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
