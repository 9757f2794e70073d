import type { CSSProperties } from 'react';

type StarsProps = { rating: number; label: string };

/** A rating of 0 to 5 as five stars, the last one filled in part (app/marks.css draws them); `label` says it in words. */
export function Stars({ rating, label }: StarsProps) {
  const percent = Math.max(0, Math.min(100, (rating / 5) * 100));
  return (
    <span
      role="img"
      aria-label={label}
      className="stars"
      style={{ '--filled': `${Number(percent.toFixed(1))}%` } as CSSProperties}
    />
  );
}
