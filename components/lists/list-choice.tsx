'use client';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Input } from '@/components/ui/controls/input';
import { Skeleton } from '@/components/ui/states/skeleton';
import { addList, changeList, fetchList, fetchLists } from '@/lib/client/calls/lists';
import type { PressedTool } from '@/lib/client/page/pressed-tool';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { ListSummary } from '@/lib/shared/lists/list.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { countText } from './count-text';
import { extendList } from './extend-list';

type ListChoiceProps = { tool: PressedTool; texts: Texts['lists']; onDone: () => void };

/** One's lists to choose from, and a new one. A tool that is in the list gets this quantity there. */
export function ListChoice({ tool, texts, onDone }: ListChoiceProps) {
  const id = useId();
  const language = useLanguage();
  const [lists, setLists] = useState<readonly ListSummary[] | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const name = useRef<HTMLInputElement>(null);
  const { addTo: own } = texts;
  const { toolId, quantity } = tool;

  useEffect(() => {
    let isLeft = false;
    fetchLists()
      .then((all) => !isLeft && setLists(all))
      .catch((error: unknown) => !isLeft && setFailure(sentenceOf(error)));
    return () => {
      isLeft = true;
    };
  }, []);

  /** `work` returns why nothing was stored, or null. */
  async function attempt(what: string, work: () => Promise<string | null>) {
    if (busy !== null) return;
    setBusy(what);
    setFailure(null);
    try {
      const refusal = await work();
      if (refusal === null) return onDone();
      setFailure(refusal);
    } catch (error) {
      setFailure(fieldMessageOf(error, 'name') ?? sentenceOf(error));
    }
    setBusy(null);
  }

  const addTo = (listId: string) =>
    attempt(listId, async () => {
      const { version, lines: before, name: list, note } = await fetchList(listId);
      const joining = { toolId, quantity, sku: '', name: tool.name, reference: '' };
      const { lines, joined } = extendList(before, [joining], 'replace');
      const outcome = joined[0]?.outcome;
      if (outcome === 'no-room') return own.full;
      if (outcome !== 'same') await changeList(listId, { name: list, note, version, lines });
      const text = outcome === 'new' ? own.added : own.changed;
      toastSuccess(fillText(text, { list, quantity: formatNumber(quantity, language) }));
      return null;
    });

  function create(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = name.current?.value ?? '';
    void attempt('new', async () => {
      await addList({ name: typed, lines: [{ toolId, quantity }] });
      toastSuccess(fillText(own.added, { list: typed.trim() }));
      return null;
    });
  }

  return (
    <>
      {lists === null && failure === null ? <Skeleton className="h-20 w-full" /> : null}
      {lists && lists.length > 0 ? (
        <ul aria-label={own.choose} className="grid max-h-60 overflow-y-auto">
          {lists.map((list) => (
            <li key={list._id} className="grid">
              <button
                type="button"
                aria-busy={busy === list._id || undefined}
                onClick={() => void addTo(list._id)}
                className="flex min-h-11 items-center justify-between gap-4 rounded-md px-2 text-start font-medium text-ink hover:bg-hover"
              >
                <span className="min-w-0 truncate">{list.name}</span>{' '}
                <span className="figures shrink-0 font-normal text-muted text-sm">
                  {countText(texts.tools, list.lineCount, language)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <form noValidate method="post" onSubmit={create} className="grid gap-3 border-line border-t pt-4">
        <Field id={`${id}-name`} label={own.newName}>
          {(control) => <Input {...control} ref={name} maxLength={80} autoComplete="off" />}
        </Field>
        <Button type="submit" variant="outline" busy={busy === 'new'} className="justify-self-start">
          {own.create}
        </Button>
      </form>
      <div role="alert" className="empty:hidden">
        {failure ? <p className="notice notice-danger">{failure}</p> : null}
      </div>
    </>
  );
}
