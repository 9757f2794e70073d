'use client';
import { use, useEffect, useState } from 'react';
import { useCombobox, useResultStatus } from '@/components/ui/controls/use-combobox';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { searchTexts } from '@/lib/client/search/search-texts';
import { listHref } from '@/lib/shared/calls/list-query';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/texts/fill-text';
import { BoxDialog } from './box-dialog';
import { SearchResults, searchNotes, searchOptions } from './search-results';
import { useToolSearch } from './use-tool-search';

export function prepare(): void {
  void searchTexts();
}

type SearchDialogProps = { isOpen: boolean; onClose: () => void };

/**
 * A combobox (WAI-ARIA APG). The best result is active at once, so that Enter opens it; arrows choose another one or all
 * results, Escape closes.
 */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const texts = use(searchTexts());
  const router = useLocalRouter();
  const [typed, setTyped] = useState('');
  const search = useToolSearch(typed);
  const options = searchOptions(search);
  const isNone = search.response?.results.length === 0;
  // What only comes near is chosen by arrows alone: Enter opens the full search.
  const combobox = useCombobox({ keys: options.map(({ href }) => href), first: isNone ? -1 : 0, onEnter });

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

  function type(words: string) {
    setTyped(words);
    combobox.reset();
  }

  const isDone = search.response !== null && !search.isRunning;
  const count = isDone ? (search.response?.total ?? 0) : 0;
  const found = useResultStatus(
    { count, hasFailed: search.hasFailed, isNone: isDone },
    { ...texts, none: fillText(texts.none, { query: search.query }) },
  );
  const notes = isDone ? searchNotes(search, texts) : [];
  const similar = isDone && isNone && options.length > 0 ? [texts.similar] : [];
  const status = [found, ...notes, ...similar].join(' ');

  return (
    <BoxDialog
      isOpen={isOpen}
      onClose={onClose}
      combobox={combobox}
      typed={typed}
      onType={type}
      onEarlyEnter={(words) => go(listHref(ROUTES.tools, { q: words.trim() }))}
      isRunning={search.isRunning}
      status={status}
      hasFailed={search.hasFailed}
      texts={texts}
    >
      <SearchResults combobox={combobox} search={search} options={options} onGo={go} texts={texts} />
    </BoxDialog>
  );
}
