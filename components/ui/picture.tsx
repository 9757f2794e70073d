import { getImageProps } from 'next/image';

type PictureProps = {
  src: string;
  /** Shown when `src` is empty or does not load; see components/shell/page-listeners.tsx. */
  fallback?: string;
  alt: string;
  width: number;
  height: number;
  /** The value of `<img sizes>`. Left out where the width is always `width`: two sizes are then enough. */
  sizes?: string;
  /**
   * For the largest picture of the first screen only. React puts the preload in the head of the page that shows it,
   * unlike a preload of our own, which pages that prefetch this one would have too. Decoded synchronously, so that the
   * first paint shows it.
   */
  preload?: boolean;
  /** `eager`: fetched with the page, though not before it. */
  loading?: 'eager' | 'lazy';
  className?: string;
};

/**
 * Reserves its space while loading, and has a fallback. Own files go through the image optimiser; pictures on other
 * hosts, which an admin may enter freely, are used as they are. A plain element: pictures need no script.
 */
export function Picture(props: PictureProps) {
  const { src, fallback, alt, width, height, sizes, preload, loading, className } = props;
  const shown = src || fallback || '';
  const unoptimized = !shown.startsWith('/');
  const { src: address, srcSet } = getImageProps({
    src: shown,
    alt,
    width,
    height,
    sizes,
    unoptimized,
  }).props;
  // A single width is that of `src`.
  const hasChoice = srcSet?.includes(', ') === true;
  return (
    // biome-ignore lint/performance/noImgElement: next/image's own attributes, without its script.
    <img
      key={shown}
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading={preload ? 'eager' : (loading ?? 'lazy')}
      // Attributes without a value would be sent with every picture of a page, for hydration.
      {...(className ? { className } : {})}
      {...(hasChoice ? { srcSet, sizes } : {})}
      {...(preload ? { fetchPriority: 'high', decoding: 'sync' } : {})}
      // Sends no Referer to another host.
      {...(unoptimized ? { referrerPolicy: 'no-referrer' } : {})}
      {...(fallback && fallback !== shown ? { 'data-fallback': fallback } : {})}
    />
  );
}
