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
