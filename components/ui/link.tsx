'use client';
// biome-ignore lint/style/noRestrictedImports: the one place that puts the language before addresses.
import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { useLanguage } from '@/lib/client/language/language-context';
import { localPath } from '@/lib/shared/local-path';

export type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string };

/** A link to an address of routes.ts, in the language of the page. */
export function Link({ href, ...rest }: LinkProps) {
  return <NextLink {...rest} href={localPath(href, useLanguage())} />;
}
