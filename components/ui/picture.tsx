import { getImageProps } from 'next/image';

type PictureProps = {
  src: string;
  /** Shown when `src` is empty or does not load; see components/shell/picture-fallbacks.tsx. */
  fallback?: string;
  alt: string;
  width: number;
  height: number;
  /** How wide it is shown, as in `<img sizes>`. Left out where that is always `width`: two sizes are then enough. */
  sizes?: string;
  /**
   * Fetched first: the largest picture of the first screen, and no other. React puts a preload of it in the head of the
   * page that shows it, and not, as a preload of our own would, of every page that only prefetches that one. It is
   * decoded with the frame it stands in, so that the first paint shows it already.
   */
  preload?: boolean;
  /** `eager`: fetched with the page, though not before it. */
  loading?: 'eager' | 'lazy';
  className?: string;
};

/**
 * A picture that keeps its place while it loads and has a fallback. Our own files go through the image optimiser;
 * pictures on other hosts, which an admin may enter freely, are used as they are. A plain element: a page of pictures
 * needs no script for them.
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
  // One width alone is that of `src`.
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
