import { Notice } from '@/components/ui/notice';

/** What went wrong with the form as a whole, read out at once. The region is there before, so that readers notice. */
export function FormFailure({ failure }: { failure: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
    </div>
  );
}
