'use client';
// biome-ignore lint/style/noRestrictedImports: it shows the state of the link around it, and has no address.
import { useLinkStatus } from 'next/link';

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
