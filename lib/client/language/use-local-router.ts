'use client';
// biome-ignore lint/style/noRestrictedImports: the one place that puts the language before addresses.
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { localPath } from '@/lib/shared/site/local-path';
import { useLanguage } from './language-context';

type Router = ReturnType<typeof useRouter>;
export type LocalRouter = Pick<Router, 'push' | 'replace' | 'prefetch' | 'refresh'>;

/** Navigates within the current language, and does not refresh offline. */
export function useLocalRouter(): LocalRouter {
  const router = useRouter();
  const language = useLanguage();
  return useMemo(
    () => ({
      push: (href, options) => router.push(localPath(href, language), options),
      replace: (href, options) => router.replace(localPath(href, language), options),
      prefetch: (href, options) => router.prefetch(localPath(href, language), options),
      // Where the new page cannot be fetched, Next.js leaves this one for the browser's own error, with all that was typed.
      refresh: () => {
        if (navigator.onLine) router.refresh();
      },
    }),
    [router, language],
  );
}
