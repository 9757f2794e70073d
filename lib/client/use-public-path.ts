'use client';
import { usePathname } from 'next/navigation';
import { LANGUAGES } from '@/lib/shared/languages';

/**
 * The path in the address bar. While the server renders, the path is the inner one with its language (`/en/blog`);
 * visitors never see that one.
 */
export function usePublicPath(): string {
  const path = usePathname();
  const prefix = `/${LANGUAGES.default}`;
  if (path === prefix) return '/';
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}
