'use client';
import { lazy, Suspense } from 'react';
import type { ErrorPanelProps } from '@/components/shell/errors/error-panel';

const ErrorPanel = lazy(async () => ({
  default: (await import('@/components/shell/errors/error-panel')).ErrorPanel,
}));

/**
 * Every page includes this file, so its content is loaded when needed; if that fails too, app/global-error.tsx is already
 * loaded.
 */
export default function ErrorPage(props: ErrorPanelProps) {
  return (
    <Suspense fallback={null}>
      <ErrorPanel {...props} />
    </Suspense>
  );
}
