'use client';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { sentenceOf } from '@/lib/client/problem';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type WithdrawOfferProps = {
  offer: { _id: string; number: string };
  texts: Pick<Texts['offers']['manage'], 'withdraw' | 'withdrawTitle' | 'withdrawText' | 'withdrawn'>;
  confirmTexts: ConfirmTexts;
};

export function WithdrawOffer({ offer: { _id, number }, texts, confirmTexts }: WithdrawOfferProps) {
  const { busy, button, run } = useRowAction();

  async function withdraw(): Promise<string> {
    const { call, managedOfferCalls } = await loadContracts(
      () => import('@/lib/shared/offers/offers.contract'),
    );
    await call(managedOfferCalls.withdrawOffer, { params: { id: _id }, body: {} });
    return fillText(texts.withdrawn, { number });
  }

  return (
    <ConfirmDialog
      trigger={
        <Button ref={button} variant="outline" size="sm" busy={busy}>
          {texts.withdraw}
        </Button>
      }
      title={fillText(texts.withdrawTitle, { number })}
      text={texts.withdrawText}
      texts={confirmTexts}
      onConfirm={() => run(withdraw, sentenceOf)}
    />
  );
}
