import type { ReactNode } from 'react';

export function Specimen({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <section
      aria-label={name}
      className="grid gap-4 border-line border-t py-8 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div>
        <h3 className="font-bold text-base">{name}</h3>
        {note ? <p className="mt-1 text-muted text-sm leading-relaxed">{note}</p> : null}
      </div>
      <div className="flex min-w-0 flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}
