'use client';
import { useEffect, useRef } from 'react';
import { useLanguage } from '#use-language';
import { RequestQuoteButton } from '@/components/requests/quote/request-quote-button';
import { Button } from '@/components/ui/controls/button';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { countText } from '../count-text';
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
