'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type SheetLine, targetKey } from '@/lib/client/prices/rule-sheet';
import { fetchRuleTools } from '@/lib/client/prices/rule-tools';
import type { RuleTool, RuleTools } from '@/lib/client/prices/sheet-checks';

const PAUSE_MS = 250;
/** Of the schema; a longer SKU is wrong in any case. */
const SKU_MAX = 100;

function skusIn(lines: readonly SheetLine[], known: RuleTools): Map<string, string> {
  const skus = new Map<string, string>();
  for (const line of lines) {
    const key = line.isCategory ? undefined : targetKey(line);
    const sku = line.target.trim();
    if (key !== undefined && sku.length <= SKU_MAX && !known.has(key)) skus.set(key, sku);
  }
  return skus;
}

/** The tools that the lines name. `findAll` returns whether some of what was not looked up yet is unknown. */
export function useRuleTools(lines: readonly SheetLine[]) {
  const [tools, setTools] = useState<RuleTools>(() => new Map());
  const known = useRef<RuleTools>(tools);

  const add = useCallback((found: Iterable<readonly [string, RuleTool | null]>) => {
    known.current = new Map([...known.current, ...found]);
    setTools(known.current);
  }, []);

  const find = useCallback(
    async (skus: ReadonlyMap<string, string>): Promise<boolean> => {
      if (skus.size === 0) return false;
      const bySku = new Map((await fetchRuleTools([...skus.values()])).map((tool) => [tool.sku, tool]));
      const found = [...skus].map(([key, sku]) => [key, bySku.get(sku) ?? null] as const);
      add(found);
      return found.some(([, tool]) => tool === null);
    },
    [add],
  );

  useEffect(() => {
    const skus = skusIn(lines, known.current);
    if (skus.size === 0) return;
    // Without an answer the public prices are missing; saving looks them up again.
    const timer = window.setTimeout(() => void find(skus).catch(() => undefined), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [lines, find]);

  return { tools, add, findAll: () => find(skusIn(lines, known.current)) };
}
