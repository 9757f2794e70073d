import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type SectionHeadProps = {
  id?: string;
  eyebrow: string;
  title: string;
  text?: string;
  children?: ReactNode;
  className?: string;
};

/** The head of a section: a small label, the heading, a sentence, and a link beside it. */
export function SectionHead({ id, eyebrow, title, text, children, className }: SectionHeadProps) {
  return (
    <div className={clsx('mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-4', className)}>
      <div className="grid max-w-2xl gap-3">
        <p className="eyebrow text-accent-ink">{eyebrow}</p>
        <h2 id={id} className="font-extrabold text-headline tracking-[-0.02em]">
          {title}
        </h2>
        {text ? <p className="text-lg leading-relaxed">{text}</p> : null}
      </div>
      {children}
    </div>
  );
}
