'use client';
import { compactText } from '@forgeline/tool-text/fold-text';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useToolSearch } from '@/components/search/use-typed-search';
import { loadCode } from '@/lib/client/page/load-code';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { useViewer } from '@/lib/client/session/session';
import type { OwnNumber } from '@/lib/shared/own-numbers/own-number.schema';
import { gtinKeyOf } from '@/lib/shared/tools/article-codes';
import type { SearchHit } from '@/lib/shared/tools/catalogue/catalogue.schema';

const TYPED_MIN = 2;

export type Suggestions = {
  all: readonly ArticleSuggestion[];
  /** False while they are for an earlier input. */
  isCurrent: boolean;
  isRunning: boolean;
  hasFailed: boolean;
};

function useGtin(typed: string): ArticleSuggestion | null {
  const [match, setMatch] = useState<ArticleSuggestion | null>(null);
  const gtin = gtinKeyOf(typed) ?? '';
  useEffect(() => {
    setMatch(null);
    if (gtin === '') return;
    let isLeft = false;
    loadCode(() => import('@/lib/client/lists/check-list'))
      .then(({ checkList }) => checkList([{ sku: gtin, quantity: 1 }]))
      .then(({ rows: [row] }) => {
        const { toolId, sku, name } = row ?? {};
        if (isLeft || !toolId || !sku || !name) return;
        setMatch({ article: gtin, toolId, sku, name, by: gtin, isSure: true });
      })
      // The check of the row reports it.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [gtin]);
  return match;
}

export function useArticleSuggestions(typed: string, ownNumbers: readonly OwnNumber[]): Suggestions {
  const words = typed.trim().length < TYPED_MIN ? '' : typed.trim();
  const { query, response, isRunning, hasFailed } = useToolSearch(words);
  const byGtin = useGtin(words);
  const all = useMemo(
    () => articleSuggestions({ typed: words, hits: response?.results ?? [], ownNumbers, byGtin }),
    [words, response, ownNumbers, byGtin],
  );
  return { all, isCurrent: query === words && !isRunning, isRunning, hasFailed };
}

export type ArticleSuggestion = {
  /** The SKU, or the typed GTIN, which may be that of a pack. */
  article: string;
  toolId: string;
  sku: string;
  name: string;
  /** The own number or GTIN that matched. */
  by?: string;
  /** False for a near miss, which has to be chosen. */
  isSure: boolean;
};

type Matches = {
  typed: string;
  hits: readonly Pick<SearchHit, '_id' | 'sku' | 'name'>[];
  ownNumbers: readonly OwnNumber[];
  byGtin: ArticleSuggestion | null;
};

const SUGGESTIONS_MAX = 8;
const OWN_NUMBERS_MAX = 4;

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** `TW-1220` of `FL-TW-1220`: what follows the prefix that all SKUs of a shop may have; empty for one without. */
export function withoutPrefix(sku: string): string {
  return compactText(/^[^-\s]+[-\s](.+)$/.exec(sku)?.[1] ?? '');
}

/** Returns whether the SKU, or words of the name for each typed word, begin with what is typed. */
function hasTyped(typed: string, { sku, name }: Pick<SearchHit, 'sku' | 'name'>): boolean {
  const key = compactText(typed);
  if (compactText(sku).startsWith(key) || withoutPrefix(sku).startsWith(key)) return true;
  const words = wordsOf(name);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}

function ownSuggestions(key: string, ownNumbers: readonly OwnNumber[]): ArticleSuggestion[] {
  const found = ownNumbers.flatMap(({ alias, toolId, sku, name }) => {
    const own = compactText(alias);
    if (sku === undefined || name === undefined || !own.startsWith(key)) return [];
    return [{ length: own.length, suggestion: { article: sku, toolId, sku, name, by: alias, isSure: true } }];
  });
  // Exact numbers before those that only begin with it.
  return found
    .sort((one, other) => one.length - other.length)
    .slice(0, OWN_NUMBERS_MAX)
    .map(({ suggestion }) => suggestion);
}

/** Matches by GTIN, own number, SKU and name, each tool once. */
export function articleSuggestions({ typed, hits, ownNumbers, byGtin }: Matches): ArticleSuggestion[] {
  const key = compactText(typed);
  if (key === '') return [];
  const found = hits.map(
    (hit): ArticleSuggestion => ({
      ...{ article: hit.sku, toolId: hit._id, sku: hit.sku, name: hit.name },
      isSure: hasTyped(typed, hit),
    }),
  );
  const all = [...(byGtin ? [byGtin] : []), ...ownSuggestions(key, ownNumbers), ...found];
  const byTool = new Map<string, ArticleSuggestion>();
  for (const suggestion of all) if (!byTool.has(suggestion.toolId)) byTool.set(suggestion.toolId, suggestion);
  return [...byTool.values()].slice(0, SUGGESTIONS_MAX);
}

/** Fetched on the first `load`, and again whenever `savedCount` changes. */
export function useOwnNumbers(savedCount: number): { ownNumbers: readonly OwnNumber[]; load: () => void } {
  const { user } = useViewer();
  const owner = user?.id;
  const [isRequested, setRequested] = useState(false);
  const [ownNumbers, setOwnNumbers] = useState<readonly OwnNumber[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers are fetched again after one was saved.
  useEffect(() => {
    setOwnNumbers([]);
    if (!isRequested || !owner) return;
    let isLeft = false;
    loadContracts(() => import('@/lib/shared/quick-order/quick-order.contract'))
      .then(({ call, quickOrderCalls }) => call(quickOrderCalls.listOwnNumbers, {}))
      .then((numbers) => !isLeft && setOwnNumbers(numbers))
      // Without them there are fewer suggestions; the check of a row finds them all.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [isRequested, owner, savedCount]);

  return { ownNumbers, load: useCallback(() => setRequested(true), []) };
}
