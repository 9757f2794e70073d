'use client';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { LostTool as Shown } from './lost-tool';

const LostTool = lazy(async () => ({ default: (await import('./lost-tool')).LostTool }));

/** Every tool page includes its not-found content, which is loaded only when it is shown. */
export function LostToolOnDemand(props: ComponentProps<typeof Shown>) {
  return (
    <Suspense fallback={null}>
      <LostTool {...props} />
    </Suspense>
  );
}
