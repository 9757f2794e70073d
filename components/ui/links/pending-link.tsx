'use client';
// biome-ignore lint/style/noRestrictedImports: they show that a page is loading, which only the framework's own link reports.
import NextLink, { useLinkStatus } from 'next/link';
import type { ComponentProps } from 'react';
import { useLanguage } from '@/lib/client/language/language-context';
import { localPath } from '@/lib/shared/site/local-path';

type PendingLinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string };

/** For links that contain a LinkPending; else see components/ui/links/link.tsx. */
export function PendingLink({ href, ...rest }: PendingLinkProps) {
  return <NextLink {...rest} href={localPath(href, useLanguage())} />;
}

/** Inside a link: a bar along its lower edge while the page loads. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return pending ? (
    <span
      aria-hidden="true"
      className="absolute inset-x-1 bottom-0 h-0.5 animate-pulse rounded-full bg-accent-strong"
    />
  ) : null;
}
