'use client';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { LostTool as Shown } from './lost-tool';

const LostTool = lazy(async () => ({ default: (await import('./lost-tool')).LostTool }));

/** Every tool's page carries what it would show if the tool were gone; that is fetched when it is. */
export function LostToolOnDemand(props: ComponentProps<typeof Shown>) {
  return (
    <Suspense fallback={null}>
      <LostTool {...props} />
    </Suspense>
  );
}
