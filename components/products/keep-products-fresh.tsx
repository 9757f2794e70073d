'use client';
import { useEffect, useRef } from 'react';
import { fetchTools, isSameTools, type ToolListQuery } from '@/lib/client/admin-calls/admin';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type KeepProductsFreshProps = { shown: readonly Tool[]; query: ToolListQuery };

/**
 * Fetches the tools with the admin's token (product §2.6) on mount and whenever the tab becomes visible, and refreshes
 * the page if they changed.
 */
export function KeepProductsFresh({ shown, query }: KeepProductsFreshProps) {
  const router = useLocalRouter();
  const latest = useRef(shown);
  const asked = JSON.stringify(query);

  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  useEffect(() => {
    const call = new AbortController();
    async function ask(): Promise<void> {
      if (document.visibilityState !== 'visible') return;
      try {
        const tools = await fetchTools(JSON.parse(asked), call.signal);
        if (!call.signal.aborted && !isSameTools(tools, latest.current)) router.refresh();
      } catch (cause) {
        if (!call.signal.aborted) console.info('The list stays as it was read before.', cause);
      }
    }
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      call.abort();
      document.removeEventListener('visibilitychange', ask);
    };
  }, [asked, router]);

  return null;
}
