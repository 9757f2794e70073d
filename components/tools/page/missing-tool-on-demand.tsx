'use client';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { MissingTool as Shown } from './missing-tool';

const MissingTool = lazy(async () => ({ default: (await import('./missing-tool')).MissingTool }));

/** Every tool page includes its not-found content, which is loaded only when it is shown. */
export function MissingToolOnDemand(props: ComponentProps<typeof Shown>) {
  return (
    <Suspense fallback={null}>
      <MissingTool {...props} />
    </Suspense>
  );
}
