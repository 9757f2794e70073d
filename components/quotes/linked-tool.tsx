'use client';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import { Notice } from '@/components/ui/states/notice';
import { loadCode } from '@/lib/client/page/load-code';
import { ApiProblem } from '@/lib/client/problem';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type LinkedToolProps = {
  ready: boolean;
  /** Called with the tool of `?tool=`, as it is sold now. */
  onTool: (tool: Tool) => void;
  /** Called with the words of a search without results (`?for=`). */
  onWords: (words: string) => void;
  texts: Texts['quotes']['lines'];
};

/**
 * Passes the address's parameters to the form once it is `ready`, then removes them, so that a reload does not add a
 * removed tool again. Requires a `Suspense` around it: a static page has no parameters until it is in the browser.
 */
export function LinkedTool({ ready, onTool, onWords, texts }: LinkedToolProps) {
  const plainAddress = localPath(ROUTES.quote, useLanguage());
  const params = useSearchParams();
  const toolId = params.get('tool');
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
        latest.current.onTool(tool);
        window.history.replaceState(null, '', plainAddress);
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const isGone = error instanceof ApiProblem && error.code === 'not-found';
        setProblem(isGone ? texts.gone : texts.notLoaded);
      },
    );
    return () => stop.abort();
  }, [ready, toolId, plainAddress, texts.gone, texts.notLoaded]);

  return problem ? <Notice tone="warning">{problem}</Notice> : null;
}
