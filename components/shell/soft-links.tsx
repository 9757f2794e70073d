'use client';
import { useEffect } from 'react';
import { type LocalRouter, useLocalRouter } from '@/lib/client/language/use-local-router';
import { isPlainClick } from '@/lib/client/page/plain-click';

/**
 * Otherwise Next.js fetches only the outline of a page ahead. All of it is shown without another request for a minute
 * (`staleTimes` in next.config.ts).
 */
const WHOLE = { kind: 'full' } as Parameters<LocalRouter['prefetch']>[1];

/** The attribute is on the link, or once on what holds several. */
const SOFT = '[data-soft]';

function softLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a:not([target])') : null;
  return link?.closest(SOFT) ? link : null;
}

/**
 * Follows the links of components/ui/links/link.tsx without loading a new document, with one listener for all: the whole page is
 * fetched when its link is pointed at, touched or focused, so that it usually needs no request when the link is pressed.
 */
export function SoftLinks() {
  const router = useLocalRouter();

  useEffect(() => {
    const onPointedAt = (event: Event) => {
      const link = softLink(event);
      if (link?.closest<HTMLElement>(SOFT)?.dataset.soft === '')
        router.prefetch(link.pathname + link.search, WHOLE);
    };
    const onClick = (event: MouseEvent) => {
      const link = softLink(event);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      router.push(link.pathname + link.search + link.hash);
      link.closest<HTMLElement>('[popover]')?.hidePopover();
    };
    // Its signal ends all three.
    const listening = new AbortController();
    document.addEventListener('pointerover', onPointedAt, listening);
    document.addEventListener('focusin', onPointedAt, listening);
    document.addEventListener('click', onClick, listening);
    return () => listening.abort();
  }, [router]);
  return null;
}
