import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

type PanelProps = { heading?: string; className?: string; children: ReactNode };

export function Panel({ heading, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={heading ? id : undefined}
      className={clsx(
        'grid min-w-0 content-start gap-5 rounded-lg border border-line bg-surface p-5 [--ground:var(--color-surface)] sm:p-7',
        className,
      )}
    >
      {heading ? (
        <h2 id={id} className="font-bold text-lg">
          {heading}
        </h2>
      ) : null}
      {children}
    </section>
  );
}

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
