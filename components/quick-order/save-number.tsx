'use client';
import { Button } from '@/components/ui/controls/button';
import { sentenceOf } from '@/lib/client/problem';
import { useViewer } from '@/lib/client/session/session';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { EditedRow } from './list-rows';
import type { QuickOrderState } from './use-quick-order';

type SaveNumberProps = {
  row: EditedRow;
  suggestedNumber: NonNullable<EditedRow['suggestedNumber']>;
  texts: Texts['quickOrder'];
  saveNumber: QuickOrderState['saveNumber'];
  fail: (failure: string | null) => void;
};

/** Stores the number that a signed-in buyer typed for the tool they chose. */
export function SaveNumber({ row, suggestedNumber, texts, saveNumber, fail }: SaveNumberProps) {
  const { user } = useViewer();
  if (!user) return null;

  async function confirm() {
    try {
      await saveNumber(row.id, suggestedNumber);
      toastSuccess(fillText(texts.learned, suggestedNumber));
    } catch (error) {
      fail(sentenceOf(error));
    }
  }

  return (
    <Button
      variant="outline"
      size="sm"
      className="wrap-anywhere h-auto min-h-11 whitespace-normal py-1.5 text-start"
      onClick={() => void confirm()}
    >
      {fillText(texts.learn, suggestedNumber)}
    </Button>
  );
}
