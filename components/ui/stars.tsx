import { clsx } from 'clsx';

/** A five-pointed star in a 20 by 20 box. */
export const STAR_PATH = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';
const POSITIONS = [0, 1, 2, 3, 4] as const;

type StarsProps = { rating: number; label: string; className?: string };

/** A rating of 0 to 5 as five stars, the last one filled in part; `label` says it in words. */
export function Stars({ rating, label, className }: StarsProps) {
  const percent = Math.max(0, Math.min(100, (rating / 5) * 100));
  return (
    <span role="img" aria-label={label} className={clsx('relative inline-flex w-fit shrink-0', className)}>
      <Row className="text-line forced-colors:opacity-30" />
      <span className="absolute inset-y-0 start-0 overflow-hidden" style={{ width: `${percent}%` }}>
        <Row className="text-accent-strong" />
      </span>
    </span>
  );
}

function Row({ className }: { className: string }) {
  return (
    <span className={clsx('flex w-max gap-0.5', className)} aria-hidden="true">
      {POSITIONS.map((position) => (
        <svg
          key={position}
          viewBox="0 0 20 20"
          className="size-[1.125em]"
          fill="currentColor"
          aria-hidden="true"
        >
          <path d={STAR_PATH} />
        </svg>
      ))}
    </span>
  );
}
