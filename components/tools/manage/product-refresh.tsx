'use client';
import { useEffect, useRef } from 'react';
import { fetchListedTools, type ToolListQuery } from '@/lib/client/admin-calls/listed-tools';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type ProductRefreshProps = { shown: readonly Tool[]; query: ToolListQuery };

/**
 * Fetches the tools with the admin's token (product §2.6) on mount and whenever the tab becomes visible, and refreshes
 * the page if they changed.
 */
export function ProductRefresh({ shown, query }: ProductRefreshProps) {
  const router = useLocalRouter();
  const latest = useRef(shown);
  const serialized = JSON.stringify(query);

  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  useEffect(() => {
    const call = new AbortController();
    async function refresh(): Promise<void> {
      if (document.visibilityState !== 'visible') return;
      try {
        const tools = await fetchListedTools(JSON.parse(serialized), call.signal);
        const isSame = JSON.stringify(tools) === JSON.stringify(latest.current);
        if (!call.signal.aborted && !isSame) router.refresh();
      } catch (cause) {
        if (!call.signal.aborted) console.info('The list stays as it was read before.', cause);
      }
    }
    void refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => {
      call.abort();
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [serialized, router]);

  return null;
}
