'use client';
import { useLanguage } from '#use-language';
import { useRowAction } from '@/components/dashboard/use-row-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/confirm-dialog';
import { discardHeldMails, sendHeldMails } from '@/lib/client/held-mail';
import { sentenceOf } from '@/lib/client/problem';
import { formatNumber } from '@/lib/shared/numbers';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type DecideMailButtonProps = {
  decision: 'send' | 'discard';
  ids: readonly string[];
  /** The button says how many mails it is about. */
  isSelection?: boolean;
  texts: Pick<Texts['heldMail']['table'], 'send' | 'discard' | 'tooLate'>;
  confirm: ConfirmTexts;
};

const CALLS = { send: sendHeldMails, discard: discardHeldMails } as const;

/** Sends held mails or discards them, after a question: neither can be undone. */
export function DecideMailButton({ decision, ids, isSelection, texts, confirm }: DecideMailButtonProps) {
  const language = useLanguage();
  const { busy, button, run } = useRowAction();
  const words = texts[decision];
  const withCount = (text: string, count: number) => fillText(text, { count: formatNumber(count, language) });

  async function decide(): Promise<string> {
    const count = await CALLS[decision](ids);
    if (count === 0) return texts.tooLate;
    return count === 1 ? words.doneOne : withCount(words.doneMany, count);
  }

  return (
    <ConfirmDialog
      tone={decision === 'send' ? 'primary' : 'danger'}
      trigger={
        <Button ref={button} size="sm" variant={decision === 'send' ? 'primary' : 'outline'} busy={busy}>
          {isSelection ? withCount(words.many, ids.length) : words.one}
        </Button>
      }
      title={ids.length === 1 ? words.titleOne : withCount(words.titleMany, ids.length)}
      text={words.text}
      texts={confirm}
      onConfirm={() => run(decide, sentenceOf)}
    />
  );
}
