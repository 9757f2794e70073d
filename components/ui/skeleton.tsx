import { clsx } from 'clsx';

/** The place of something that is on its way, which without scripts it never is; hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx('animate-pulse rounded-md bg-sunken noscript:hidden', className)}
    />
  );
}
