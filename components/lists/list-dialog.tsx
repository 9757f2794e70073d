'use client';
import { X } from 'lucide';
import {
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Field, Input } from '@/components/ui/controls/field';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link';
import { Skeleton } from '@/components/ui/loading';
import { call } from '@/lib/client/api';
import { lateTexts } from '@/lib/client/language/load-texts';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import { loadCode } from '@/lib/client/page/load-code';
import { type PressedTool, pressedTool } from '@/lib/client/page/press';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import { useViewer } from '@/lib/client/session/session';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { ListSummary } from '@/lib/shared/lists/list.schema';
import { listCalls } from '@/lib/shared/lists/lists.contract';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { countText, extendList } from './extend-list';

type ListDialogProps = { tool: PressedTool; texts: Texts['lists']; onClose: () => void };

/** A native dialog: what is behind it is inert, Escape closes it, and what opened it has the focus again. */
function ListDialog({ tool, texts, onClose }: ListDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const language = useLanguage();
  const { status, user } = useViewer();
  const path = usePublicPath();
  const own = texts.addTo;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before React removes the element, so that the focus returns.
    return () => element?.close();
  }, []);

  function onBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog.
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={onBackdrop}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] max-h-[85dvh] overflow-y-auto rounded-lg border border-line bg-surface p-0 text-body shadow-float backdrop:bg-scrim"
    >
      <div className="grid gap-4 p-5">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 id={id} className="font-bold text-ink text-lg">
              {own.heading}
            </h2>
            <p className="wrap-anywhere text-muted text-sm">
              {fillText(own.goods, { quantity: formatNumber(tool.quantity, language), name: tool.name })}
            </p>
          </div>
          <Button
            variant="ghost"
            size="icon"
            aria-label={own.close}
            onClick={onClose}
            className="-me-2 -mt-2"
          >
            <Icon node={X} />
          </Button>
        </div>
        {user || status === 'loading' ? (
          <ListChoice tool={tool} texts={texts} onDone={onClose} />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{own.signedOut}</p>
            <LinkButton href={`${ROUTES.login}?from=${encodeURIComponent(path)}`} size="sm">
              {own.login}
            </LinkButton>
          </div>
        )}
      </div>
    </dialog>
  );
}

/** For a pressed button of add-to-list.tsx. */
export async function listDialog(button: HTMLElement, onClose: () => void): Promise<ReactNode> {
  const tool = pressedTool(button, button.dataset.list);
  const texts = await listTexts();
  return <ListDialog tool={tool} texts={texts} onClose={onClose} />;
}

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
    call(listCalls.getLists, {})
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
      const {
        version,
        lines: before,
        name: list,
        note,
      } = await call(listCalls.getList, { params: { id: listId } });
      const joining = { toolId, quantity, sku: '', name: tool.name, reference: '' };
      const { lines, joined } = extendList(before, [joining], 'replace');
      const outcome = joined[0]?.outcome;
      if (outcome === 'no-room') return own.full;
      if (outcome !== 'same')
        await call(listCalls.changeList, {
          params: { id: listId },
          body: { name: list, note, version, lines },
        });
      const text = outcome === 'new' ? own.added : own.changed;
      toastSuccess(fillText(text, { list, quantity: formatNumber(quantity, language) }));
      return null;
    });

  function create(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = name.current?.value ?? '';
    void attempt('new', async () => {
      await call(listCalls.addList, { body: { name: typed, lines: [{ toolId, quantity }] } });
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

const LOAD = {
  en: () => import('@/lib/shared/texts/en/lists'),
  de: () => import('@/lib/shared/texts/de/lists'),
};

export const listTexts = lateTexts('lists', LOAD, loadCode);
