'use client';
// biome-ignore lint/style/noRestrictedImports: the one place that takes the language off the address.
import { usePathname } from 'next/navigation';
import { splitLanguage } from '@/lib/shared/site/local-path';

/** Without a language: neither the visitor's prefix (`/de/blog`) nor the inner one while the server renders (`/en/blog`). */
export function usePublicPath(): string {
  return splitLanguage(usePathname()).path;
}
