import type { ComponentProps } from 'react';
import { PlainLink } from './plain-link';

export type LinkProps = ComponentProps<typeof PlainLink> & {
  /** False where the page is rendered for each visitor: then it is fetched when the link is pressed. */
  prefetch?: boolean;
};

/**
 * A link to an address of routes.ts in the page's language: plain HTML, prefetched on hover and followed without a new
 * document by the one listener of components/shell/soft-links.tsx. Unlike `next/link` it needs no script and no
 * hydration of its own.
 */
export function Link({ prefetch = true, ...rest }: LinkProps) {
  return <PlainLink {...rest} data-soft={prefetch ? '' : 'press'} />;
}
