'use client';
import { useEffect } from 'react';

function showFallback(image: HTMLImageElement): void {
  const { fallback } = image.dataset;
  if (!fallback) return;
  delete image.dataset.fallback;
  image.removeAttribute('srcset');
  image.src = fallback;
}

/** Puts the fallback in the place of every picture that does not load (components/ui/picture.tsx): one ear for all. */
export function PictureFallbacks() {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) showFallback(target);
    };
    // Errors do not bubble, but they can be caught on their way down.
    document.addEventListener('error', onError, true);
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
      if (image.complete && image.naturalWidth === 0) showFallback(image);
    }
    return () => document.removeEventListener('error', onError, true);
  }, []);
  return null;
}
