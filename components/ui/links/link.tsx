import type { ComponentProps } from 'react';
import { PlainLink } from './plain-link';

export type LinkProps = ComponentProps<typeof PlainLink> & {
  /** False where the page is made for each visitor: then it is fetched when the link is pressed. */
  prefetch?: boolean;
};

/**
 * A link to an address of routes.ts, in the language of the page: plain HTML, whose page is fetched when it is pointed at and
 * shown without a new document by the one listener of components/shell/soft-links.tsx. It needs no script and no hydration of
 * its own, as `next/link` does.
 */
export function Link({ prefetch = true, ...rest }: LinkProps) {
  return <PlainLink {...rest} data-soft={prefetch ? '' : 'press'} />;
}
