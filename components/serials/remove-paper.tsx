'use client';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { call } from '@/lib/client/api';
import { sentenceOf } from '@/lib/client/problem';
import { allSerialCalls } from '@/lib/shared/serials/serials.contract';

type RemovePaperProps = {
  serialId: string;
  name: string;
  texts: { label: string; title: string; text: string; done: string; confirm: ConfirmTexts };
};

export function RemovePaper({ serialId: id, name, texts }: RemovePaperProps) {
  const { busy, button, run } = useRowAction();
  async function remove() {
    await run(async () => {
      await call(allSerialCalls.removePaper, { params: { id, name } });
      return texts.done;
    }, sentenceOf);
  }
  return (
    <ConfirmDialog
      trigger={
        <Button ref={button} variant="outline" size="sm" busy={busy}>
          {texts.label}
        </Button>
      }
      title={texts.title}
      text={texts.text}
      texts={texts.confirm}
      onConfirm={remove}
    />
  );
}
