import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type ErrorStateProps = { title: string; text: string; reference?: string | undefined; children?: ReactNode };

/** Something failed: says so plainly and offers a way out. */
export function ErrorState({ title, text, reference, children }: ErrorStateProps) {
  return (
    <div className="grid justify-items-start gap-4 border-danger-strong border-s-4 bg-surface px-6 py-8 sm:px-10">
      <TriangleAlert aria-hidden="true" className="size-8 text-danger" strokeWidth={1.5} />
      <h1 className="font-bold text-title">{title}</h1>
      <p className="max-w-prose">{text}</p>
      {reference ? <p className="font-mono text-muted text-sm">{reference}</p> : null}
      {children ? <div className="mt-2 flex flex-wrap gap-3">{children}</div> : null}
    </div>
  );
}
