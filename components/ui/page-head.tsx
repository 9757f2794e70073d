import type { ReactNode } from 'react';

type PageHeadProps = { eyebrow?: string; title: string; text?: string; children?: ReactNode };

export function PageHead({ eyebrow, title, text, children }: PageHeadProps) {
  return (
    <div className="squared border-line border-b [--squared-line:light-dark(rgb(21_24_28/0.05),rgb(242_242_238/0.045))]">
      <div className="shell flex flex-wrap items-end justify-between gap-x-12 gap-y-6 py-12 lg:py-20">
        <div className="grid max-w-3xl gap-4">
          {eyebrow ? <p className="eyebrow text-accent-ink">{eyebrow}</p> : null}
          <h1 className="font-extrabold text-[clamp(2.125rem,1.5rem+2.8vw,3.75rem)] leading-[1.05] tracking-[-0.03em]">
            {title}
          </h1>
          {text ? <p className="max-w-[60ch] text-lg leading-relaxed">{text}</p> : null}
        </div>
        {children}
      </div>
    </div>
  );
}
