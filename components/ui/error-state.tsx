import type { ReactNode } from 'react';

type ErrorStateProps = { title: string; text: string; reference?: string | undefined; children?: ReactNode };

/** Inline icon, because every page includes this component. */
export function ErrorState({ title, text, reference, children }: ErrorStateProps) {
  return (
    <div className="grid justify-items-start gap-4 border-danger-strong border-s-4 bg-surface px-6 py-8 sm:px-10">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-8 fill-none stroke-[1.5] stroke-danger">
        <path d="M12 3.5 22 20.5H2zM12 10v4.5M12 17.4v.1" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <h1 className="font-bold text-title">{title}</h1>
      <p className="max-w-prose">{text}</p>
      {reference ? <p className="font-mono text-muted text-sm">{reference}</p> : null}
      {children ? <div className="mt-2 flex flex-wrap gap-3">{children}</div> : null}
    </div>
  );
}
