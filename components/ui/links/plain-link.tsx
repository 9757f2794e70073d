import type { ComponentProps } from 'react';
import { useLanguage } from '#use-language';
import { localPath } from '@/lib/shared/site/local-path';

/**
 * An `<a>` to an address of routes.ts in the page's language, for a click that another component handles or that loads
 * a new document.
 */
export function PlainLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a {...rest} href={localPath(href, useLanguage())} />;
}
