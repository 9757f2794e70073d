'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { storeViewed, type ViewedTool, viewedTools } from '@/lib/client/catalogue/viewed-tools';
import { loadCode } from '@/lib/client/page/load-code';
import { addPricePlace } from '@/lib/client/prices/own-prices';
import { useViewer } from '@/lib/client/session/session';
import type { Texts } from '@/lib/shared/texts/texts-for';

const SHOWN_MAX = 6;

type ViewedToolsProps = { current: ViewedTool; texts: Texts['catalogue']['viewed'] };

/** A tool has an address in each language. */
const othersOf = (slug: string, id: string | undefined) =>
  viewedTools()
    .filter((other) => other.slug !== slug && (!id || other._id !== id))
    .slice(0, SHOWN_MAX);

/** Stored in this browser alone; without other viewed tools nothing is shown or loaded. */
export function ViewedTools({ current, texts }: ViewedToolsProps) {
  const { _id, slug, sku, name, image } = current;
  const [shown, setShown] = useState<{ slug: string; list: ReactNode } | null>(null);
  const isViewerKnown = useViewer().status !== 'loading';

  // Priced with the page, before the list is loaded.
  useEffect(() => {
    const removals = othersOf(slug, _id).map((other) => (other._id ? addPricePlace(other._id) : undefined));
    return () => {
      for (const remove of removals) remove?.();
    };
  }, [_id, slug]);

  useEffect(() => {
    let isLeft = false;
    const others = othersOf(slug, _id);
    storeViewed({ ...(_id === undefined ? {} : { _id }), slug, sku, name, image });
    // Their prices are for some viewers alone, and room for them is made with the list.
    if (others.length === 0 || !isViewerKnown) return;
    loadCode(() => import('./viewed-list'))
      .then(({ viewedList }) => viewedList(others, texts))
      .then((list) => {
        if (!isLeft) setShown({ slug, list });
      })
      .catch((cause: unknown) => console.info('The viewed tools could not be loaded.', cause));
    return () => {
      isLeft = true;
    };
  }, [_id, slug, sku, name, image, texts, isViewerKnown]);

  return shown?.slug === slug ? shown.list : null;
}
