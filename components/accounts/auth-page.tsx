import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { NoScriptNotice } from '@/components/ui/states/no-script-notice';
import type { Texts } from '@/lib/shared/texts/texts-for';

type AuthPageProps = { texts: Texts['auth']; heading: string; text?: string; children: ReactNode };

export function AuthPage({ texts, heading, text, children }: AuthPageProps) {
  return (
    <div className="shell grid gap-12 py-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,28rem)] lg:justify-center lg:gap-20 lg:py-12">
      <div className="grid content-start gap-6">
        <div className="grid gap-2">
          <h1 className="text-pretty font-extrabold text-3xl tracking-[-0.02em]">{heading}</h1>
          {text ? <p className="leading-relaxed">{text}</p> : null}
        </div>
        <NoScriptNotice text={texts.noScript} />
        {children}
      </div>
      <aside className="squared hidden content-start gap-5 self-start rounded-lg bg-steel p-10 [--squared-line:rgb(245_245_242/0.05)] lg:grid">
        <span aria-hidden="true" className="h-1.5 w-12 bg-accent-on-steel" />
        <p className="text-pretty font-extrabold text-2xl text-on-steel leading-tight tracking-[-0.02em]">
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
