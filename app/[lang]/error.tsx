'use client';
import { lazy, Suspense } from 'react';
import type { ErrorPanelProps } from '@/components/shell/error-panel';

const ErrorPanel = lazy(async () => ({
  default: (await import('@/components/shell/error-panel')).ErrorPanel,
}));

/**
 * A page that could not be put together. Every page carries this, so what it shows is fetched when it is needed; if that
 * fails too, app/global-error.tsx is there already.
 */
export default function ErrorPage(props: ErrorPanelProps) {
  return (
    <Suspense fallback={null}>
      <ErrorPanel {...props} />
    </Suspense>
  );
}
