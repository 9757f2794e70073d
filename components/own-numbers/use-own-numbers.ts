'use client';
import { useCallback, useEffect, useState } from 'react';
import {
  addAlias,
  deleteAlias,
  fetchAliases,
  importAliases,
  setAlias,
} from '@/lib/client/own-numbers/call-own-numbers';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure, toastSuccess, toastUndo } from '@/lib/client/toasts/toast';
import type { Alias, AliasEntry, ImportedAlias } from '@/lib/shared/own-numbers/own-number.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export function useArticleNumbers(texts: Texts['articleNumbers']) {
  const [numbers, setNumbers] = useState<readonly Alias[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const load = useCallback(async () => {
    try {
      setNumbers(await fetchAliases());
      setFailure(null);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }, []);
  useEffect(() => void load(), [load]);

  async function add(alias: string, toolId: string): Promise<void> {
    await addAlias(alias, toolId);
    toastSuccess(fillText(texts.added, { alias }));
    await load();
  }

  async function correct(stored: Alias, alias: string, toolId: string): Promise<void> {
    const isNew = await setAlias(alias, toolId);
    // Only spelled differently, it is the same number.
    if (isNew) await deleteAlias(stored.alias);
    toastSuccess(fillText(texts.saved, { alias }));
    await load();
  }

  async function restore({ alias, toolId }: Alias): Promise<void> {
    try {
      await setAlias(alias, toolId);
      await load();
    } catch (error) {
      toastFailure(sentenceOf(error));
    }
  }

  async function remove(stored: Alias): Promise<void> {
    const removed = fillText(texts.removed, { alias: stored.alias });
    try {
      await deleteAlias(stored.alias);
      setNumbers((all) => all?.filter(({ alias }) => alias !== stored.alias) ?? null);
      // The number of a tool that is no longer sold could not be stored again.
      if (stored.sku === undefined) toastSuccess(removed);
      else toastUndo(removed, { label: texts.undo, undo: () => restore(stored) });
    } catch (error) {
      toastFailure(sentenceOf(error));
    }
  }

  async function store(entries: AliasEntry[]): Promise<ImportedAlias[]> {
    const rows = await importAliases(entries);
    await load();
    return rows;
  }

  return { numbers, failure, load, add, correct, remove, store };
}
