import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useLanguage } from '#use-language';
import { type ButtonLook, buttonStyles } from '@/components/ui/controls/button';
import { localPath } from '@/lib/shared/site/local-path';

export type LinkProps = ComponentProps<typeof PlainLink> & {
  /** False where the page is rendered for each visitor: then it is fetched when the link is pressed. */
  prefetch?: boolean;
};

/**
 * A link to an address of routes.ts in the page's language: plain HTML, prefetched on hover and followed without a new
 * document by the one listener of components/shell/page-listeners.tsx. Unlike `next/link` it needs no script and no
 * hydration of its own.
 */
export function Link({ prefetch = true, ...rest }: LinkProps) {
  return <PlainLink {...rest} data-soft={prefetch ? '' : 'press'} />;
}

/**
 * An `<a>` to an address of routes.ts in the page's language, for a click that another component handles or that loads
 * a new document.
 */
export function PlainLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a {...rest} href={localPath(href, useLanguage())} />;
}

/** Navigates, so that it works without scripts. */
export function LinkButton({ variant, size, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={clsx(buttonStyles({ variant, size }), className)} />;
}
