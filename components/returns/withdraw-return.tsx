'use client';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { call } from '@/lib/client/api';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { sentenceOf } from '@/lib/client/problem';
import type { Return } from '@/lib/shared/returns/return.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type WithdrawReturnProps = {
  made: Pick<Return, '_id' | 'number'>;
  texts: Pick<Texts['returns']['own'], 'withdraw' | 'withdrawTitle' | 'withdrawText' | 'withdrawn'>;
  confirm: ConfirmTexts;
};

export function WithdrawReturn({ made: { _id: id, number }, texts, confirm }: WithdrawReturnProps) {
  const { busy, button, run } = useRowAction();
  async function withdraw() {
    await run(async () => {
      const { returnCalls } = await loadContracts(() => import('@/lib/shared/returns/returns.contract'));
      await call(returnCalls.withdrawReturn, { params: { id } });
      return texts.withdrawn;
    }, sentenceOf);
  }
  return (
    <ConfirmDialog
      trigger={
        <Button ref={button} variant="outline" busy={busy}>
          {texts.withdraw}
        </Button>
      }
      title={fillText(texts.withdrawTitle, { number })}
      text={texts.withdrawText}
      texts={confirm}
      onConfirm={withdraw}
    />
  );
}
