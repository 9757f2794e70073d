'use client';
import { lazy, Suspense } from 'react';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';

const NotFoundPage = lazy(async () => ({
  default: (await loadWithRetries(() => import('./not-found-panel'))).NotFoundPage,
}));

/** Every page includes its not-found content, which is loaded only when it is shown. */
export function NotFoundOnDemand() {
  return (
    <Suspense fallback={null}>
      <NotFoundPage />
    </Suspense>
  );
}
