'use client';
import { type KeyboardEvent, use, useEffect, useRef, useState } from 'react';
import { useCombobox, useResultStatus } from '@/components/ui/controls/use-combobox';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { listHref } from '@/lib/client/page/list-query';
import {
  clearSearches,
  recentSearches,
  removeSearch,
  storeSearch,
} from '@/lib/client/search/recent-searches';
import { type SearchTexts, searchTexts } from '@/lib/client/search/search-texts';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { BoxDialog } from './box-dialog';
import { boxGroups, isFoundElsewhere, isTypedNumber, placeGroups } from './box-options';
import { SearchResults } from './search-results';
import { type BoxSearch, loadSearch, useBoxSearch, useMenuPages, useOwnRecords } from './use-box-search';

export function prepare(): void {
  void searchTexts();
}

/** Returns notes on words taken for others, and that no tool has all of them. */
function notesOn({ response }: BoxSearch, texts: SearchTexts): string[] {
  const { taken = [], isRelaxed } = response ?? {};
  const words = taken.map(({ word }) => word).join(' ');
  return [
    ...(isRelaxed ? [texts.relaxed] : []),
    ...(words === '' ? [] : [fillText(texts.resultsFor, { words })]),
  ];
}

type SearchDialogProps = { isOpen: boolean; onClose: () => void };

/**
 * A combobox (WAI-ARIA APG). Arrows choose an option, which Enter opens; without one it opens the list of all results. A tool whose
 * number was typed is chosen at once. Tab leads to the quantity and button of the chosen option, else of the best, Escape closes.
 */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const texts = use(searchTexts());
  const router = useLocalRouter();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useState<readonly string[]>([]);
  const search = useBoxSearch(typed);
  const pages = useMenuPages();
  const { response, query } = search;
  const records = useOwnRecords(typed, query);
  const isNone = response !== null && response.results.length + response.own.length === 0;
  const groups = boxGroups({ search, records, pages, recent });
  const placed = placeGroups(groups);
  const options = groups.flatMap((group) => group.options);
  // Enter opens the list of all results unless a row was chosen, but for a number typed as a whole and what is no search.
  const isSearch =
    typed.trim() !== '' && !(isNone && isFoundElsewhere(groups[0])) && !isTypedNumber(options[0], typed);
  const combobox = useCombobox({
    keys: options.map(({ kind, href }) => kind + href),
    first: isSearch ? -1 : 0,
    onEnter,
  });

  const activeHref = options[combobox.active]?.href;
  useEffect(() => {
    if (activeHref) router.prefetch(activeHref);
  }, [activeHref, router]);

  useEffect(() => {
    if (!isOpen) return;
    setRecent(recentSearches());
    // The first search says so if it cannot be loaded.
    loadSearch().catch(() => undefined);
  }, [isOpen]);

  function go(href: string) {
    onClose();
    router.push(href);
  }

  function searchAll(words: string) {
    storeSearch(words);
    go(listHref(ROUTES.tools, { q: words.trim() }));
  }

  function open(href: string) {
    const kind = options.find((option) => option.href === href)?.kind;
    storeSearch(kind === 'page' || kind === 'record' ? '' : query);
    go(href);
  }

  function onEnter(active: number) {
    const href = options[active]?.href;
    // The list may still be for fewer letters than are typed: then Enter opens the full search.
    if (href !== undefined && query === typed.trim()) open(href);
    else searchAll(typed);
  }

  function type(words: string) {
    setTyped(words);
    combobox.reset();
  }

  function changeRecent(change: () => void) {
    change();
    setRecent(recentSearches());
  }

  function forget(change: () => void) {
    changeRecent(change);
    // The pressed button is gone.
    field.current?.focus();
  }

  function onArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    field.current?.focus();
    combobox.field.onKeyDown(event);
  }

  const isDone = response !== null && !search.isRunning;
  const count = isDone ? Math.max(response.total, response.own.length) : 0;
  const found = useResultStatus(
    { count, hasFailed: search.hasFailed, isNone: isDone },
    { ...texts, none: fillText(texts.none, { query }) },
  );
  const notes = notesOn(search, texts);
  const near = isNone && response.similar ? [texts.similar] : [];
  const status = [found, ...(isDone ? [...notes, ...near] : [])].join(' ');

  return (
    <BoxDialog
      isOpen={isOpen}
      onClose={onClose}
      combobox={combobox}
      field={field}
      isWide
      typed={typed}
      onType={type}
      onEarlyEnter={searchAll}
      isRunning={search.isRunning}
      status={status}
      hasFailed={search.hasFailed}
      texts={texts}
    >
      <SearchResults
        combobox={combobox}
        placed={placed}
        none={isNone ? query : null}
        notes={notes}
        onGo={open}
        onAdd={() => changeRecent(() => storeSearch(query))}
        onRemove={(words) => forget(() => removeSearch(words))}
        onClear={() => forget(clearSearches)}
        onArrow={onArrow}
        texts={texts}
      />
    </BoxDialog>
  );
}
