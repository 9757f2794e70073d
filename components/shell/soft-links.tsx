'use client';
import { useEffect } from 'react';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { isPlainClick } from '@/lib/client/plain-click';

function softLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]:not([target])') : null;
}

/**
 * Follows the links of components/ui/link.tsx without loading a new document, with one listener for all: the page is
 * fetched when its link is pointed at, touched or focused, so that it mostly is there when the link is pressed.
 */
export function SoftLinks() {
  const router = useLocalRouter();

  useEffect(() => {
    const onPointedAt = (event: Event) => {
      const link = softLink(event);
      if (link?.dataset.soft === '') router.prefetch(link.pathname + link.search);
    };
    const onClick = (event: MouseEvent) => {
      const link = softLink(event);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      router.push(link.pathname + link.search + link.hash);
    };
    document.addEventListener('pointerover', onPointedAt);
    document.addEventListener('focusin', onPointedAt);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('pointerover', onPointedAt);
      document.removeEventListener('focusin', onPointedAt);
      document.removeEventListener('click', onClick);
    };
  }, [router]);
  return null;
}
