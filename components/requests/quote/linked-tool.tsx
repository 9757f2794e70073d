'use client';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import { Notice } from '@/components/ui/notice';
import { loadCode } from '@/lib/client/page/load-code';
import { ApiProblem } from '@/lib/client/problem';
import { readUnits } from '@/lib/shared/numbers/read-count';
import { QUANTITY_MAX } from '@/lib/shared/quantity/quantity-rules';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type LinkedToolProps = {
  ready: boolean;
  /** Called with the tool of `?tool=`, as it is sold now, and the units of `?quantity=`, or null without. */
  onTool: (tool: Tool, units: number | null) => void;
  /** Called with the words of a search without results (`?for=`). */
  onWords: (words: string) => void;
  texts: Texts['quotes']['lines'];
};

/**
 * Passes the address's parameters to the form once it is `ready`, then removes them, so that a reload does not add a
 * removed tool again. Requires a `Suspense` around it: a static page has no parameters until it is in the browser.
 */
export function LinkedTool({ ready, onTool, onWords, texts }: LinkedToolProps) {
  const language = useLanguage();
  const plainAddress = localPath(ROUTES.quote, language);
  const params = useSearchParams();
  const toolId = params.get('tool');
  const units = readUnits(params.get('quantity') ?? '', language);
  const words = params.get('for')?.trim().slice(0, 200);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef({ onTool, onWords });
  useEffect(() => {
    latest.current = { onTool, onWords };
  });

  useEffect(() => {
    if (!ready || !words) return;
    latest.current.onWords(words);
    window.history.replaceState(null, '', plainAddress);
  }, [ready, words, plainAddress]);

  useEffect(() => {
    if (!ready || !toolId) return;
    const stop = new AbortController();
    setProblem(null);
    const called = loadCode(() => import('@/lib/client/calls/fetch-tool')).then(({ fetchTool }) =>
      fetchTool(toolId, stop.signal),
    );
    called.then(
      (tool) => {
        latest.current.onTool(tool, units === null ? null : Math.min(units, QUANTITY_MAX));
        window.history.replaceState(null, '', plainAddress);
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const isGone = error instanceof ApiProblem && error.code === 'not-found';
        setProblem(isGone ? texts.gone : texts.notLoaded);
      },
    );
    return () => stop.abort();
  }, [ready, toolId, units, plainAddress, texts.gone, texts.notLoaded]);

  return problem ? <Notice tone="warning">{problem}</Notice> : null;
}
