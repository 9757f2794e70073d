'use client';
import Image from 'next/image';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classNames } from '@/lib/client/class-names';

type PictureProps = Pick<ComponentProps<typeof Image>, 'alt' | 'width' | 'height' | 'sizes' | 'preload'> & {
  src: string;
  /** Shown when `src` is empty or does not load. */
  fallback: string;
  className?: string;
};

/**
 * A picture that keeps its place while it loads and has a fallback. Our own files go through the image optimiser;
 * pictures on other hosts, which an admin may name freely, are taken as they are.
 */
export function Picture({
  src,
  fallback,
  alt,
  className,
  width,
  height,
  sizes,
  preload = false,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const shown = src === '' || failed === src ? fallback : src;

  // An error before hydration fires no React event; the element still tells.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0) setFailed(src);
  }, [src]);

  return (
    <Image
      ref={image}
      src={shown}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      preload={preload}
      unoptimized={!shown.startsWith('/')}
      onError={() => setFailed(src)}
      className={classNames('block', className)}
    />
  );
}
