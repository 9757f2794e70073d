'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { loadCode } from '@/lib/client/page/load-code';
import { useViewer } from '@/lib/client/session/session';
import type { Texts } from '@/lib/shared/texts/texts-for';

type OwnPriceProps = {
  toolId: string;
  /** Whether a price list for everyone applies to the tool, so that visitors' prices are fetched, too. */
  forVisitors: boolean;
  texts: Pick<Texts['purchase']['prices'], 'heading' | 'from'>;
};

/**
 * Fetched after the page, which is the same for everyone and shows the public price. Nothing if that is what the viewer
 * pays, or the store does not respond.
 */
export function OwnPrice({ toolId, forVisitors, texts }: OwnPriceProps) {
  const { status, user } = useViewer();
  const isFetched = status === 'signed-in' || (forVisitors && status === 'signed-out');
  const who = isFetched ? (user?.id ?? 'visitor') : null;
  const [shown, setShown] = useState<{ who: string; table: ReactNode } | null>(null);

  useEffect(() => {
    if (who === null) return;
    let isLeft = false;
    loadCode(() => import('./own-price-table'))
      .then(({ ownPriceTable }) => ownPriceTable(toolId, texts))
      .then((table) => {
        if (!isLeft) setShown({ who, table });
      })
      // The page has the public price; the order form fetches again.
      .catch((cause: unknown) => console.info('The own price is not known.', cause));
    return () => {
      isLeft = true;
    };
  }, [who, toolId, texts]);

  // A price fetched for another viewer is not shown.
  return shown && shown.who === who ? shown.table : null;
}
