'use client';
// biome-ignore lint/style/noRestrictedImports: it shows that its page is loading, which only the framework's own link reports.
import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { useLanguage } from '@/lib/client/language/language-context';
import { localPath } from '@/lib/shared/site/local-path';

type PendingLinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string };

/** For links that contain a LinkPending; else see components/ui/links/link.tsx. */
export function PendingLink({ href, ...rest }: PendingLinkProps) {
  return <NextLink {...rest} href={localPath(href, useLanguage())} />;
}
