'use client';
import { useEffect, useMemo, useState } from 'react';
import { useToolSearch } from '@/components/search/use-tool-search';
import { loadCode } from '@/lib/client/page/load-code';
import type { OwnNumber } from '@/lib/shared/own-numbers/own-number.schema';
import { gtinKeyOf } from '@/lib/shared/tools/gtin';
import { type ArticleSuggestion, articleSuggestions } from './article-suggestions';

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
