import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/states/notice';

/**
 * Scrolled into view, since it would be out of sight below a long form. The region is rendered before its text, so that
 * screen readers announce it.
 */
export function FormFailure({ failure }: { failure: string | null }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) region.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <div ref={region} role="alert" className="scroll-my-6 empty:hidden">
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
    </div>
  );
}
