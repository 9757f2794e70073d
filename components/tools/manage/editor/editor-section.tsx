import type { ReactNode } from 'react';

type EditorSectionProps = {
  /** Of the address: `#specs`. */
  id: string;
  heading: string;
  aside?: ReactNode;
  children: ReactNode;
};

export function EditorSection({ id, heading, aside, children }: EditorSectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className="grid min-w-0 content-start gap-3 rounded-lg border border-line bg-surface p-4 [--ground:var(--color-surface)] focus-visible:outline-offset-2 sm:px-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`${id}-heading`} className="font-bold text-base">
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
