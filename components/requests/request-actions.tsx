'use client';
import { clsx } from 'clsx';
import { Check, Mail, RotateCcw } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button, buttonStyles } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { loadCode } from '@/lib/client/page/load-code';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import type { RequestState } from '@/lib/shared/requests/request.schema';
import type { RequestKind } from '@/lib/shared/requests/request-rules';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const loadCalls = () => loadCode(() => import('@/lib/client/calls/requests'));

type RequestActionsProps = {
  kind: RequestKind;
  request: { _id: string; number: string; email: string; state: RequestState };
  subject: string;
  texts: Texts['requests'];
  /** Before the other actions. */
  children?: ReactNode;
  /** Beside the list there is room for all words. */
  isInPanel?: boolean;
};

export function RequestActions(props: RequestActionsProps) {
  const { kind, request, subject, texts, children, isInPanel = false } = props;
  const hintId = useId();
  const { busy, button, run } = useRowAction();
  const { _id, number, email, state } = request;
  const isAnswered = state === 'answered';
  const isTight = children !== undefined;
  const to = isAnswered || state === 'spam' ? 'open' : 'answered';

  async function move(): Promise<string> {
    const { moveRequest } = await loadCalls();
    const isFirst = await moveRequest(kind, _id, to);
    if (to === 'open') return fillText(isFirst ? texts.reopened : texts.wasOpen, { number });
    return fillText(isFirst ? texts.answered : texts.wasAnswered, { number });
  }

  function explain(error: unknown): string {
    if (!(error instanceof ApiProblem)) return sentenceOf(error);
    if (error.status === 404) return fillText(texts.gone, { number });
    if (error.status === 409) return fillText(texts.changed, { number, reason: sentenceOf(error) });
    return sentenceOf(error);
  }

  return (
    <span
      className={clsx(
        'flex w-full flex-wrap items-center gap-1',
        !isInPanel && 'justify-end as-cards:[&>:not(a)]:flex-1 as-table:flex-nowrap',
      )}
    >
      {children}
      {isAnswered ? null : (
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
          aria-label={fillText(texts.replyHint, { number })}
          title={texts.reply}
          className={buttonStyles({ variant: 'outline', size: 'xs' })}
        >
          <Icon node={Mail} />
          <span className={clsx(!isInPanel && (isTight ? 'sr-only' : 'as-table:max-xl:sr-only'))}>
            {texts.reply}
          </span>
        </a>
      )}
      <Button
        ref={button}
        variant="ghost"
        size="xs"
        busy={busy}
        aria-describedby={hintId}
        title={to === 'answered' ? texts.answer : texts.reopen}
        onClick={() => void run(move, explain)}
      >
        <Icon
          node={to === 'answered' ? Check : RotateCcw}
          className={isInPanel ? undefined : 'as-cards:hidden xl:hidden'}
        />
        <span className={isInPanel ? undefined : 'as-table:max-xl:sr-only'}>
          {to === 'answered' ? texts.answer : texts.reopen}
        </span>
      </Button>
      <span id={hintId} hidden>
        {fillText(to === 'answered' ? texts.answerHint : texts.reopenHint, { number })}
      </span>
    </span>
  );
}
