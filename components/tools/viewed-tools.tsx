'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { loadCode } from '@/lib/client/page/load-code';
import { storeViewed, type ViewedTool, viewedTools } from '@/lib/client/page/viewed-tools';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ViewedToolsProps = { current: ViewedTool; texts: Texts['catalogue']['viewed'] };

/** Stored in this browser alone; without other viewed tools nothing is shown or loaded. */
export function ViewedTools({ current, texts }: ViewedToolsProps) {
  const { slug, sku, name, image } = current;
  const [shown, setShown] = useState<{ slug: string; list: ReactNode } | null>(null);

  useEffect(() => {
    let isLeft = false;
    const others = viewedTools().filter((other) => other.slug !== slug);
    storeViewed({ slug, sku, name, image });
    if (others.length === 0) return;
    loadCode(() => import('./viewed-list'))
      .then(({ ViewedList }) => {
        if (!isLeft) setShown({ slug, list: <ViewedList tools={others} texts={texts} /> });
      })
      .catch((cause: unknown) => console.info('The viewed tools could not be loaded.', cause));
    return () => {
      isLeft = true;
    };
  }, [slug, sku, name, image, texts]);

  return shown?.slug === slug ? shown.list : null;
}
