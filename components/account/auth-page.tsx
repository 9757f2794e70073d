import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { NoScriptNotice } from '@/components/ui/states/no-script-notice';
import type { Texts } from '@/lib/shared/texts/texts-for';

type AuthPageProps = { texts: Texts['auth']; heading: string; text?: string; children: ReactNode };

export function AuthPage({ texts, heading, text, children }: AuthPageProps) {
  return (
    <div className="shell grid gap-12 py-10 lg:grid-cols-[minmax(0,26rem)_1fr] lg:gap-20 lg:py-20">
      <div className="grid content-start gap-6">
        <div className="grid gap-2">
          <h1 className="font-extrabold text-headline tracking-[-0.02em]">{heading}</h1>
          {text ? <p className="leading-relaxed">{text}</p> : null}
        </div>
        <NoScriptNotice text={texts.noScript} />
        {children}
      </div>
      <aside className="squared hidden content-end gap-6 rounded-lg bg-steel p-12 [--squared-line:rgb(245_245_242/0.05)] lg:grid">
        <span aria-hidden="true" className="h-1.5 w-16 bg-accent-on-steel" />
        <p className="max-w-[20ch] font-extrabold text-headline text-on-steel tracking-[-0.02em]">
          {texts.aside.title}
        </p>
        <ul className="grid gap-3">
          {texts.aside.points.map((point) => (
            <li key={point} className="flex items-start gap-3 text-on-steel-muted leading-relaxed">
              <Icon node={Check} className="mt-1 size-4 shrink-0 text-accent-on-steel" />
              {point}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
