'use client';
import { LoaderCircle, Search, X } from 'lucide';
import { type MouseEvent, use, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useCombobox, useResultStatus } from '@/components/ui/controls/use-combobox';
import { Icon } from '@/components/ui/icon';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { searchTexts } from '@/lib/client/page/search-texts';
import { listHref } from '@/lib/shared/calls/list-query';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/texts/fill-text';
import { SearchResults, searchOptions } from './search-results';
import { useToolSearch } from './use-tool-search';

type SearchDialogProps = { isOpen: boolean; onClose: () => void };

/**
 * A combobox (WAI-ARIA APG). The best match is active at once, so that Enter opens it; arrows choose another one or all
 * results, Escape closes.
 */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const texts = use(searchTexts());
  const router = useLocalRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const search = useToolSearch(typed);
  const options = searchOptions(search);
  const combobox = useCombobox({ keys: options.map(({ href }) => href), onEnter });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) {
      element.showModal();
      input.current?.select();
    }
    if (!isOpen && element.open) element.close();
  }, [isOpen]);

  const activeHref = options[combobox.active]?.href;
  useEffect(() => {
    if (activeHref) router.prefetch(activeHref);
  }, [activeHref, router]);

  function go(href: string) {
    onClose();
    router.push(href);
  }

  function onEnter(active: number) {
    // The list may still be for fewer letters than are typed: then Enter opens the full search.
    const isCurrent = search.query === typed.trim();
    go((isCurrent ? options[active]?.href : undefined) ?? listHref(ROUTES.tools, { q: typed.trim() }));
  }

  function onBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  const isDone = search.response !== null && !search.isRunning;
  const count = isDone ? (search.response?.total ?? 0) : 0;
  const status = useResultStatus(
    { count, hasFailed: search.hasFailed, isNone: isDone },
    { ...texts, none: fillText(texts.none, { query: search.query }) },
  );

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the key for that is Escape.
    <dialog
      ref={dialog}
      aria-label={texts.title}
      onClose={onClose}
      onClick={onBackdrop}
      className="mx-auto mt-[max(1rem,10dvh)] mb-4 w-[calc(100vw-1.5rem)] max-w-2xl rounded-lg border border-line bg-surface p-0 text-body shadow-float backdrop:bg-scrim"
    >
      <div className="grid max-h-[80dvh] grid-cols-1 sm:max-h-[calc(90dvh-1rem)] grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex items-center gap-3 border-line border-b ps-4 pe-2">
          {search.isRunning ? (
            <Icon node={LoaderCircle} className="size-5 shrink-0 animate-spin text-muted" />
          ) : (
            <Icon node={Search} className="size-5 shrink-0 text-muted" />
          )}
          <input
            ref={input}
            type="text"
            {...combobox.field}
            aria-label={texts.label}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              combobox.reset();
            }}
            placeholder={texts.placeholder}
            enterKeyHint="go"
            className="h-14 min-w-0 flex-1 bg-transparent text-ink text-lg outline-none placeholder:text-muted"
          />
          <Button variant="ghost" size="icon" aria-label={texts.close} onClick={onClose}>
            <Icon node={X} />
          </Button>
        </div>
        <SearchResults combobox={combobox} search={search} options={options} onGo={go} texts={texts} />
        <p role="status" className={search.hasFailed ? 'px-4 py-6 text-center text-sm' : 'sr-only'}>
          {status}
        </p>
        <p className="border-line border-t px-4 py-2.5 text-muted text-xs max-sm:hidden">{texts.keys}</p>
      </div>
    </dialog>
  );
}
