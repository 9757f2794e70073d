import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type FactListProps = {
  facts: readonly (readonly [term: string, value: ReactNode])[];
  stacked?: boolean;
};

export function FactList({ facts, stacked = false }: FactListProps) {
  return (
    <dl className="grid gap-3 text-sm">
      {facts.map(([term, value]) => (
        <div
          key={term}
          className={clsx('grid gap-0.5', !stacked && 'sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-4')}
        >
          <dt className="text-muted">{term}</dt>
          <dd className="wrap-anywhere whitespace-pre-line font-medium text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
