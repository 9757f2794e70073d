'use client';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import { RequestQuoteButton } from '@/components/requests/request-quote-button';
import { Button, buttonStyles } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Field, Input } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { call } from '@/lib/client/api';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { callPath } from '@/lib/client/page/call-path';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import { toastFailure, toastSuccess } from '@/lib/client/toasts/toast';
import type { List } from '@/lib/shared/lists/list.schema';
import { listCalls } from '@/lib/shared/lists/lists.contract';
import { formatDollars } from '@/lib/shared/numbers/money';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { countText } from './extend-list';
import type { ListPageState } from './use-list-page';

type ListToolbarProps = { state: ListPageState; texts: Texts['lists'] };

export function ListToolbar({ state, texts }: ListToolbarProps) {
  const { lines, chosen, picked, changed, busy, orderable, hasProblem, total } = state;
  const { page } = texts;
  const language = useLanguage();
  const all = useRef<HTMLInputElement>(null);
  const isPart = picked.size > 0 && picked.size < lines.length;

  useEffect(() => {
    if (all.current) all.current.indeterminate = isPart;
  }, [isPart]);

  return (
    <div className="z-10 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 bg-paper py-1 text-sm md:sticky md:top-(--site-header-height)">
      <label className="flex min-h-8 items-center gap-2.5">
        <input
          ref={all}
          type="checkbox"
          checked={picked.size === lines.length}
          onChange={state.toggleAll}
          className="size-4.5 accent-(--color-accent-strong)"
        />
        {page.pickAll}
      </label>
      {picked.size > 0 ? (
        <Button variant="ghost" size="sm" busy={busy === 'remove'} onClick={state.remove}>
          {page.removePicked}
        </Button>
      ) : null}
      <p className="figures ms-auto">
        <span className="text-muted">{page.total}</span>{' '}
        <b className="text-base text-ink">{formatDollars(total, language)}</b>
      </p>
      {changed.size > 0 ? (
        <Button variant="outline" size="sm" busy={busy === 'save'} disabled={hasProblem} onClick={state.save}>
          {texts.editor.save}
        </Button>
      ) : null}
      <RequestQuoteButton lines={chosen} className="max-sm:h-11" texts={page} />
      <Button
        size="sm"
        className="max-sm:h-11 max-sm:grow"
        busy={busy === 'add'}
        disabled={orderable.length === 0 || hasProblem}
        onClick={state.add}
      >
        {picked.size === 0 ? texts.toCart : countText(page.addPicked, orderable.length, language)}
      </Button>
    </div>
  );
}

export type ListPanel = 'name' | 'rows' | null;

type ListActionsProps = {
  state: ListPageState;
  panel: ListPanel;
  onPanel: (panel: ListPanel) => void;
  texts: Texts['lists'];
  confirmTexts: ConfirmTexts;
};

export function ListActions({ state, panel, onPanel, texts, confirmTexts }: ListActionsProps) {
  const { list, lines, picked } = state;
  const language = useLanguage();
  const router = useLocalRouter();
  const { mayChange = true } = list;
  const isPart = picked.size > 0 && picked.size < lines.length;

  async function remove() {
    try {
      await call(listCalls.removeList, { params: { id: list._id } });
      toastSuccess(texts.removed);
      router.push(ROUTES.lists);
    } catch (error) {
      toastFailure(sentenceOf(error));
    }
  }

  const toggle = (which: Exclude<ListPanel, null>, label: string) => (
    <Button
      variant="outline"
      size="sm"
      aria-expanded={panel === which}
      onClick={() => onPanel(panel === which ? null : which)}
    >
      {panel === which ? texts.close : label}
    </Button>
  );

  return (
    <>
      {mayChange ? (
        <>
          {toggle('name', texts.page.rename)}
          {toggle('rows', texts.add.open)}
        </>
      ) : null}
      {lines.length > 0 ? (
        <a
          href={callPath<typeof listCalls.getListLabels>('/api/list/{id}/labels.pdf', {
            params: { id: list._id },
            query: { language, ...(isPart ? { tools: [...picked].join(',') } : {}) },
          })}
          target="_blank"
          rel="noreferrer"
          className={buttonStyles({ variant: 'outline', size: 'sm' })}
        >
          {texts.labels.print}
        </a>
      ) : null}
      {mayChange ? (
        <ConfirmDialog
          trigger={
            <Button variant="ghost" size="sm">
              {texts.remove}
            </Button>
          }
          title={fillText(texts.removeTitle, { name: list.name })}
          text={texts.removeText}
          texts={confirmTexts}
          onConfirm={remove}
        />
      ) : null}
    </>
  );
}

type RenameFormProps = {
  list: Pick<List, 'name' | 'note'>;
  texts: Texts['lists']['page'];
  /** Throws ApiProblem. */
  onSave: (input: { name: string; note: string }) => Promise<void>;
  onClose: () => void;
};

export function RenameForm({ list, texts, onSave, onClose }: RenameFormProps) {
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => name.current?.select(), []);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await onSave({ name: name.current?.value ?? '', note: note.current?.value ?? '' });
      onClose();
    } catch (error) {
      setFailure(fieldMessageOf(error, 'name') ?? sentenceOf(error));
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      method="post"
      aria-label={texts.rename}
      onSubmit={save}
      className="grid items-start gap-3 rounded-lg border border-line bg-surface p-4 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]"
    >
      <Field id={`${id}-name`} label={texts.name} error={failure ?? undefined}>
        {(control) => <Input {...control} ref={name} maxLength={80} defaultValue={list.name} />}
      </Field>
      <Field id={`${id}-note`} label={texts.note}>
        {(control) => (
          <Textarea {...control} ref={note} rows={1} maxLength={1_000} defaultValue={list.note} />
        )}
      </Field>
      <div className="flex gap-2 md:mt-6.5">
        <Button type="submit" variant="solid" busy={busy}>
          {texts.save}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
