import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type PageHeadProps = {
  eyebrow?: string;
  title: string;
  text?: string;
  /** True for a page that one comes to for what is below: a form, a text. */
  dense?: boolean;
  children?: ReactNode;
};

export function PageHead({ eyebrow, title, text, dense = false, children }: PageHeadProps) {
  return (
    <div className="squared border-line border-b [--squared-line:light-dark(rgb(21_24_28/0.05),rgb(242_242_238/0.045))]">
      <div
        className={clsx(
          'shell flex flex-wrap items-end justify-between gap-x-12 gap-y-6',
          dense ? 'py-5 lg:py-7' : 'py-12 lg:py-20',
        )}
      >
        <div className={clsx('grid max-w-3xl', dense ? 'gap-1.5' : 'gap-4')}>
          {eyebrow ? <p className="eyebrow text-accent-ink">{eyebrow}</p> : null}
          <h1
            className={clsx(
              'font-extrabold',
              dense
                ? 'text-2xl leading-tight tracking-[-0.02em] lg:text-3xl'
                : 'text-[clamp(2.125rem,1.5rem+2.8vw,3.75rem)] leading-[1.05] tracking-[-0.03em]',
            )}
          >
            {title}
          </h1>
          {text ? (
            <p className={clsx('max-w-[60ch]', dense ? 'text-base' : 'text-lg leading-relaxed')}>{text}</p>
          ) : null}
        </div>
        {children}
      </div>
    </div>
  );
}

type SectionHeadProps = {
  id?: string;
  eyebrow: string;
  title: string;
  text?: string;
  children?: ReactNode;
};

export function SectionHead({ id, eyebrow, title, text, children }: SectionHeadProps) {
  return (
    <div className="section-head">
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 id={id}>{title}</h2>
        {text ? <p>{text}</p> : null}
      </div>
      {children}
    </div>
  );
}
