'use client';
import { useEffect, useState } from 'react';
import { dashboardTexts } from '@/lib/client/dashboard/dashboard-texts';
import type { NumberedTool } from '@/lib/client/own-numbers/find-own-number';
import { loadCode } from '@/lib/client/page/load-code';
import { pageNames } from '@/lib/client/search/search-texts';
import { useViewer } from '@/lib/client/session/session';
import type { OwnRecord } from '@/lib/shared/command/own-record.schema';
import type { SearchResponse } from '@/lib/shared/tools/catalogue/catalogue.schema';
import type { PageEntry } from './page-entries';
import { pagesFor } from './page-entries';
import { type TypedSearch, useTypedSearch } from './use-typed-search';

/** `own` are tools found by the viewer's own numbers: from the viewer's list, since results are the same for everyone. */
export type BoxSearch = TypedSearch<SearchResponse & { own: readonly NumberedTool[] }>;

/** Shorter than any two presses of a finger: it spares the letters of a key that is held down. */
const PAUSE_MS = 20;

export function loadSearch() {
  return loadCode(() =>
    Promise.all([
      import('@/lib/client/calls/search-tools'),
      import('@/lib/client/own-numbers/find-own-number'),
    ]),
  );
}

async function search(query: string, signal: AbortSignal) {
  const [{ searchTools }, { findOwnNumbers }] = await loadSearch();
  const [found, own] = await Promise.all([searchTools(query, signal), findOwnNumbers(query, signal)]);
  return { ...found, own };
}

export function useBoxSearch(typed: string): BoxSearch {
  return useTypedSearch(typed, search, PAUSE_MS);
}

/** Longer than between the presses of who types: what is found beside tools is each person's own. */
const RECORDS_PAUSE_MS = 150;
const RECORDS_TYPED_MIN = 2;

async function findRecords(query: string, signal: AbortSignal): Promise<OwnRecord[]> {
  if (query.length < RECORDS_TYPED_MIN) return [];
  const { findOwnRecords } = await loadCode(() => import('@/lib/client/calls/find-own-records'));
  return findOwnRecords(query, signal);
}

/** The viewer's orders, approvals, offers and lists; none for visitors and admins, or until they are found for this query. */
export function useOwnRecords(typed: string, shown: string): readonly OwnRecord[] {
  const { user } = useViewer();
  const isBuyer = user != null && user.role !== 'admin';
  const { query, response } = useTypedSearch(isBuyer ? typed : '', findRecords, RECORDS_PAUSE_MS);
  return query === shown && response ? response : NO_RECORDS;
}

const NO_RECORDS: readonly OwnRecord[] = [];

/** The pages of the menus that the viewer has; none until their names are loaded. */
export function useMenuPages(): readonly PageEntry[] {
  const { user } = useViewer();
  const [pages, setPages] = useState<readonly PageEntry[]>([]);
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const [names, signedIn] = await Promise.all([
        pageNames(),
        user && dashboardTexts().then(({ menu }) => ({ ...user, menu })),
      ]);
      if (!isLeft) setPages(pagesFor(signedIn, names));
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [user]);
  return pages;
}
