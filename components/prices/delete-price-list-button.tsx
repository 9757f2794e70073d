'use client';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type OwnTexts = Pick<Texts['prices'], 'delete' | 'deleteTitle' | 'deleteText' | 'deleted'>;
type DeletePriceListButtonProps = {
  list: { _id: string; name: string };
  texts: { own: OwnTexts; confirm: ConfirmTexts };
};

export function DeletePriceListButton({ list, texts }: DeletePriceListButtonProps) {
  const { busy, button, run } = useRowAction();
  const { own } = texts;

  async function remove(): Promise<string> {
    const { deletePriceList } = await loadCode(() => import('@/lib/client/admin-calls/prices'));
    await deletePriceList(list._id);
    return own.deleted;
  }

  return (
    <ConfirmDialog
      trigger={
        <Button
          ref={button}
          variant="outline-danger"
          size="sm"
          busy={busy}
          aria-label={`${own.delete}: ${list.name}`}
        >
          {own.delete}
        </Button>
      }
      title={fillText(own.deleteTitle, { name: list.name })}
      text={own.deleteText}
      texts={texts.confirm}
      onConfirm={() => run(remove, sentenceOf)}
    />
  );
}
