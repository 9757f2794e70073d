import type { ComponentProps } from 'react';
import { PlainLink } from './plain-link';

type SoftLinkProps = ComponentProps<typeof PlainLink> & {
  /** False where the page is made for each visitor: then it is fetched when the link is pressed. */
  prefetch?: boolean;
};

/**
 * A link to a page, for what a list repeats: plain HTML, whose page is fetched when it is pointed at and shown without a new
 * document by the one listener of components/shell/soft-links.tsx. It needs no script and no hydration of its own, as
 * components/ui/link.tsx does.
 */
export function SoftLink({ prefetch = true, ...rest }: SoftLinkProps) {
  return <PlainLink {...rest} data-soft={prefetch ? '' : 'press'} />;
}
