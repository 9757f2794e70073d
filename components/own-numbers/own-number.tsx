'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { loadCode } from '@/lib/client/page/load-code';
import { useViewer } from '@/lib/client/session/session';

/** Either the viewer's own number for a tool, beside its SKU, or the tool that an own number searched for stands for. */
type OwnNumberLabelProps = { toolId: string; query?: never } | { query: string; toolId?: never };

/** Shows nothing to visitors, who load none of its code, and where there is no own number. */
export function OwnNumberLabel({ toolId, query }: OwnNumberLabelProps) {
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
      .catch((cause: unknown) => console.info('The own numbers are not known.', cause));
    return () => {
      left.abort();
      setShown(null);
    };
  }, [viewer, toolId, query]);
  return shown;
}
