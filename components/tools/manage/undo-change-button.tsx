'use client';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { countedText } from './change-sentence';

const loadCalls = () => loadContracts(() => import('@/lib/shared/stock/stock.contract'));

type UndoChangeButtonProps = {
  undoToken: string;
  sentence: string;
  texts: Pick<Texts['bulk'], 'undone' | 'staying'> &
    Pick<Texts['bulkChanges'], 'undo' | 'undoHint' | 'tooOld'>;
};

export function UndoChangeButton({ undoToken, sentence, texts }: UndoChangeButtonProps) {
  const hintId = useId();
  const language = useLanguage();
  const { busy, button, run } = useRowAction();

  async function undo(): Promise<string> {
    const { call, bulkEditCalls } = await loadCalls();
    const rows = (await call(bulkEditCalls.undoBulkChange, { body: { undoToken } })).rows;
    const kept = rows.filter(({ problem }) => problem).length;
    const undone = countedText(texts.undone, rows.length - kept, language);
    return kept > 0 ? `${undone} ${countedText(texts.staying, kept, language)}` : undone;
  }

  function explain(error: unknown): string {
    return error instanceof ApiProblem && error.status === 404 ? texts.tooOld : sentenceOf(error);
  }

  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size="xs"
        busy={busy}
        aria-describedby={hintId}
        onClick={() => run(undo, explain)}
      >
        {texts.undo}
      </Button>
      <span id={hintId} hidden>
        {fillText(texts.undoHint, { change: sentence })}
      </span>
    </>
  );
}
