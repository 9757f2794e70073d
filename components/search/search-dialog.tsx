'use client';
import { LoaderCircle, Search, X } from 'lucide';
import { type KeyboardEvent, type MouseEvent, use, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { searchTexts } from '@/lib/client/search-texts';
import { listHref } from '@/lib/shared/list-query';
import { formatNumber } from '@/lib/shared/numbers';
import { ROUTES } from '@/lib/shared/routes';
import { fillText } from '@/lib/shared/texts/fill-text';
import { SearchResults, searchOptions } from './search-results';
import { useToolSearch } from './use-tool-search';

type SearchDialogProps = { isOpen: boolean; onClose: () => void };

/**
 * The search dialog: a combobox with a list (WAI-ARIA APG). The best match is chosen at once, so that Enter goes straight
 * to the part; arrows choose another one or all results, Escape closes.
 */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const texts = use(searchTexts());
  const language = useLanguage();
  const router = useLocalRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const search = useToolSearch(typed);
  const options = searchOptions(search);
  const active = options.length === 0 ? -1 : Math.min(chosen, options.length - 1);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) {
      element.showModal();
      input.current?.select();
    }
    if (!isOpen && element.open) element.close();
  }, [isOpen]);

  const activeHref = options[active]?.href;
  useEffect(() => {
    if (!activeHref) return;
    router.prefetch(activeHref);
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [activeHref, active, listId, router]);

  function go(href: string) {
    onClose();
    router.push(href);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const count = options.length;
    if (event.key === 'ArrowDown' && count > 0) setChosen((active + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) setChosen((active - 1 + count) % count);
    else if (event.key === 'Enter') {
      // The list may still show results for fewer letters than are typed: then Enter opens the full search.
      const isCurrent = search.query === typed.trim();
      go((isCurrent ? options[active]?.href : undefined) ?? listHref(ROUTES.tools, { q: typed.trim() }));
    } else return;
    event.preventDefault();
  }

  function onBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  const found = search.response?.total ?? 0;
  const status = search.hasFailed
    ? texts.failed
    : search.response === null || search.isRunning
      ? ''
      : found === 0
        ? fillText(texts.none, { query: search.query })
        : found === 1
          ? texts.one
          : fillText(texts.many, { count: formatNumber(found, language) });

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
            role="combobox"
            aria-label={texts.label}
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setChosen(0);
            }}
            onKeyDown={onKeyDown}
            placeholder={texts.placeholder}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            className="h-14 min-w-0 flex-1 bg-transparent text-ink text-lg outline-none placeholder:text-muted"
          />
          <Button variant="ghost" size="icon" aria-label={texts.close} onClick={onClose}>
            <Icon node={X} />
          </Button>
        </div>
        <SearchResults
          listId={listId}
          search={search}
          options={options}
          active={active}
          onPoint={setChosen}
          onGo={go}
          texts={texts}
        />
        <p role="status" className={search.hasFailed ? 'px-4 py-6 text-center text-sm' : 'sr-only'}>
          {status}
        </p>
        <p className="border-line border-t px-4 py-2.5 text-muted text-xs max-sm:hidden">{texts.keys}</p>
      </div>
    </dialog>
  );
}
