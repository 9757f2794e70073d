import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/states/notice';

/**
 * What went wrong with the form as a whole, read out at once and brought into view: below a long form it would go
 * unseen. The region is there before, so that readers notice.
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
