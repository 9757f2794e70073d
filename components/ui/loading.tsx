/** Hidden from screen readers, and without scripts. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`animate-pulse rounded-md bg-sunken noscript:hidden ${className}`} />
  );
}
