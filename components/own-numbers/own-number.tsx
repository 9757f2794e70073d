'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { loadCode } from '@/lib/client/page/load-code';
import { useViewer } from '@/lib/client/session/session';

/** Either the viewer's own number for a tool, beside its SKU, or the tool that an own number searched for stands for. */
type OwnNumberProps = { toolId: string; query?: never } | { query: string; toolId?: never };

/** Nothing for visitors, who load nothing of it, and where there is none. */
export function OwnNumber({ toolId, query }: OwnNumberProps) {
  const viewer = useViewer().user?.id;
  const [shown, setShown] = useState<ReactNode>(null);
  useEffect(() => {
    if (viewer === undefined) return;
    const left = new AbortController();
    loadCode(() => import('./show-own-number'))
      .then(async ({ followNumberOf, findTool }) => {
        if (left.signal.aborted) return;
        if (toolId !== undefined) followNumberOf(toolId, setShown, left.signal);
        else await findTool(query, setShown, left.signal);
      })
      .catch((cause: unknown) => console.info('The own article numbers are not known.', cause));
    return () => {
      left.abort();
      setShown(null);
    };
  }, [viewer, toolId, query]);
  return shown;
}
