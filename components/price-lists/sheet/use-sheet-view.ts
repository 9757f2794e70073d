'use client';
import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from 'react';
import {
  type SheetCell,
  type SheetLine,
  TIER_CELLS,
  type TierCell,
  targetKey,
} from '@/lib/client/prices/rule-sheet';
import type { RuleTools } from '@/lib/client/prices/sheet-checks';

/** A list has thousands of rows; the browser has those of a page. */
const PAGE_ROWS = 100;

type Names = { tools: RuleTools; categories: ReadonlyMap<string, string> };
type Wanted = { id: number; column: string };

function isNamed(line: SheetLine, words: string, { tools, categories }: Names): boolean {
  const { isCategory, target, raw = '' } = line;
  const name = isCategory ? categories.get(target) : tools.get(targetKey(line) ?? '')?.name;
  return [target, name ?? '', raw].some((text) => text.toLowerCase().includes(words));
}

/** Which rows are shown: all, those found or those to look at; a page of them. */
export function useSheetView(
  lines: readonly SheetLine[],
  names: Names,
  table: RefObject<HTMLElement | null>,
) {
  const [query, setQuery] = useState('');
  /** Rows to look at stay once they are corrected. */
  const [only, setOnly] = useState<ReadonlySet<number> | null>(null);
  const [page, setPage] = useState(0);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const words = useDeferredValue(query).trim().toLowerCase();
  const { tools, categories } = names;
  const shown = useMemo(
    () =>
      lines.filter(
        (line) =>
          (only === null || only.has(line.id)) &&
          (words === '' || isNamed(line, words, { tools, categories })),
      ),
    [lines, only, words, tools, categories],
  );
  const pages = Math.max(1, Math.ceil(shown.length / PAGE_ROWS));
  const current = Math.min(page, pages - 1);
  const first = current * PAGE_ROWS;
  const rows = useMemo(() => shown.slice(first, first + PAGE_ROWS), [shown, first]);

  useEffect(() => {
    if (!wanted || !rows.some(({ id }) => id === wanted.id)) return;
    controlIn(table.current, wanted.id, wanted.column)?.focus();
    setWanted(null);
  }, [wanted, rows, table]);

  /** Focuses a cell of these lines, on whichever page it is. */
  function reveal(all: readonly SheetLine[], id: number, column: string): void {
    setQuery('');
    setOnly(null);
    setPage(Math.floor(all.findIndex((line) => line.id === id) / PAGE_ROWS));
    setWanted({ id, column });
  }

  /** Focuses the cell that many rows below; false beyond the last one. */
  function go(id: number, down: number, column: string): boolean {
    const place = shown.findIndex((line) => line.id === id) + down;
    const next = shown[place];
    if (!next) return false;
    setPage(Math.floor(place / PAGE_ROWS));
    setWanted({ id: next.id, column });
    return true;
  }

  return {
    rows,
    first,
    count: shown.length,
    pages,
    page: current,
    query,
    isOnly: only !== null,
    setQuery: (typed: string) => {
      setQuery(typed);
      setPage(0);
    },
    setOnly: (ids: ReadonlySet<number> | null) => {
      setOnly(ids);
      setPage(0);
    },
    setPage,
    setWanted,
    reveal,
    go,
  };
}

export type SheetView = ReturnType<typeof useSheetView>;

const isTierCell = (column: string): column is TierCell => (TIER_CELLS as readonly string[]).includes(column);

/** The cell that has the focus, of the target or of a tier. */
export function cellAt(element: Element | null): SheetCell | null {
  const column = element?.closest('[data-column]')?.getAttribute('data-column') ?? '';
  const id = Number(element?.closest('[data-line]')?.getAttribute('data-line'));
  if (!id || !(column === 'target' || isTierCell(column))) return null;
  return { id, column };
}

/** Returns a control of a line; without that column its first. */
function controlIn(table: HTMLElement | null, id: number, column: string): HTMLElement | null {
  const row = table?.querySelector(`[data-line="${id}"]`);
  return (
    row?.querySelector<HTMLElement>(`[data-column="${column}"]`) ??
    row?.querySelector<HTMLElement>('[data-column]') ??
    null
  );
}
