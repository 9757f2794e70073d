import type { CSSProperties } from 'react';

type StarsProps = { rating: number; label: string };

/** 0 to 5; the last star is partly filled (app/marks.css). */
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
