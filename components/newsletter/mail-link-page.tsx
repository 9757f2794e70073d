import type { ReactNode } from 'react';

type MailLinkPageProps = { heading: string; text: string; children: ReactNode };

export function MailLinkPage({ heading, text, children }: MailLinkPageProps) {
  return (
    <div className="shell grid max-w-2xl gap-6 py-14 lg:py-24">
      <span aria-hidden="true" className="h-1.5 w-16 bg-accent" />
      <div className="grid gap-3">
        <h1 className="font-extrabold text-headline tracking-[-0.02em]">{heading}</h1>
        <p className="max-w-[56ch] text-lg leading-relaxed">{text}</p>
      </div>
      {children}
    </div>
  );
}
