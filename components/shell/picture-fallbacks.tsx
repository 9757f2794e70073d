'use client';
import { useEffect } from 'react';

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
