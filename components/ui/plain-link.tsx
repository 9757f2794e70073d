import type { ComponentProps } from 'react';
import { useLanguage } from '#use-language';
import { localPath } from '@/lib/shared/local-path';

/** An `<a>` to an address of routes.ts in the language of the page, where the press is somebody else's or a whole new request. */
export function PlainLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a {...rest} href={localPath(href, useLanguage())} />;
}
