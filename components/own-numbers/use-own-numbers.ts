'use client';
import { useCallback, useEffect, useState } from 'react';
import {
  addOwnNumber,
  deleteOwnNumber,
  fetchOwnNumbers,
  importOwnNumbers,
  setOwnNumber,
} from '@/lib/client/own-numbers/call-own-numbers';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure, toastSuccess, toastUndo } from '@/lib/client/toasts/toast';
import type {
  ImportedOwnNumber,
  OwnNumber,
  OwnNumberEntry,
} from '@/lib/shared/own-numbers/own-number.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export function useOwnNumbersPage(texts: Texts['ownNumbers']) {
  const [numbers, setNumbers] = useState<readonly OwnNumber[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const load = useCallback(async () => {
    try {
      setNumbers(await fetchOwnNumbers());
      setFailure(null);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }, []);
  useEffect(() => void load(), [load]);

  async function add(alias: string, toolId: string): Promise<void> {
    await addOwnNumber(alias, toolId);
    toastSuccess(fillText(texts.added, { alias }));
    await load();
  }

  async function correct(stored: OwnNumber, alias: string, toolId: string): Promise<void> {
    const isNew = await setOwnNumber(alias, toolId);
    // Only spelled differently, it is the same number.
    if (isNew) await deleteOwnNumber(stored.alias);
    toastSuccess(fillText(texts.saved, { alias }));
    await load();
  }

  async function restore({ alias, toolId }: OwnNumber): Promise<void> {
    try {
      await setOwnNumber(alias, toolId);
      await load();
    } catch (error) {
      toastFailure(sentenceOf(error));
    }
  }

  async function remove(stored: OwnNumber): Promise<void> {
    const removed = fillText(texts.removed, { alias: stored.alias });
    try {
      await deleteOwnNumber(stored.alias);
      setNumbers((all) => all?.filter(({ alias }) => alias !== stored.alias) ?? null);
      // The number of a tool that is no longer sold could not be stored again.
      if (stored.sku === undefined) toastSuccess(removed);
      else toastUndo(removed, { label: texts.undo, undo: () => restore(stored) });
    } catch (error) {
      toastFailure(sentenceOf(error));
    }
  }

  async function store(entries: OwnNumberEntry[]): Promise<ImportedOwnNumber[]> {
    const rows = await importOwnNumbers(entries);
    await load();
    return rows;
  }

  return { numbers, failure, load, add, correct, remove, store };
}
