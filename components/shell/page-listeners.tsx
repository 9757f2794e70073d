'use client';
import { useEffect, useLayoutEffect } from 'react';
import { hearPresses, repeatPresses } from '@/lib/client/early-presses';
import { type LocalRouter, useLocalRouter } from '@/lib/client/language/use-local-router';
import { isPlainClick } from '@/lib/client/page/press';

/**
 * By default Next.js prefetches only the outline of a page. A whole page is reused for a minute (`staleTimes` in
 * next.config.ts).
 */
const WHOLE = { kind: 'full' } as Parameters<LocalRouter['prefetch']>[1];

const SOFT = '[data-soft]';

function softLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a:not([target])') : null;
  return link?.closest(SOFT) ? link : null;
}

/**
 * Client-side navigation for the links of components/ui/links/link.tsx, with one listener for all. The whole page is
 * prefetched when its link is hovered, touched or focused.
 */
export function SoftLinks() {
  const router = useLocalRouter();

  useLayoutEffect(hearPresses, []);
  useEffect(repeatPresses, []);

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
    // Its signal removes all three.
    const listening = new AbortController();
    document.addEventListener('pointerover', onPointedAt, listening);
    document.addEventListener('focusin', onPointedAt, listening);
    document.addEventListener('click', onClick, listening);
    return () => listening.abort();
  }, [router]);
  return null;
}

function showFallback(image: HTMLImageElement): void {
  const { fallback } = image.dataset;
  if (!fallback) return;
  delete image.dataset.fallback;
  image.removeAttribute('srcset');
  image.src = fallback;
}

/** Replaces every picture that fails to load by its fallback (components/ui/picture.tsx), with one listener for all. */
export function PictureFallbacks() {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) showFallback(target);
    };
    // Error events do not bubble, but can be captured.
    document.addEventListener('error', onError, true);
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
      if (image.complete && image.naturalWidth === 0) showFallback(image);
    }
    return () => document.removeEventListener('error', onError, true);
  }, []);
  return null;
}
