import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { shop } from '#shop';
import { Button } from '@/components/ui/controls/button';
import { Icon } from './icon';

const ICONS = {
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
  success: CircleCheck,
} as const;

type NoticeProps = {
  tone?: keyof typeof ICONS;
  /** `alert` interrupts a screen reader, `status` waits; leave out for a notice that is there from the start. */
  role?: 'alert' | 'status';
  className?: string;
  children: ReactNode;
};

export function Notice({ tone = 'info', role, className, children }: NoticeProps) {
  return (
    <div role={role} className={clsx(`notice notice-${tone} flex items-baseline gap-3`, className)}>
      {/* Centered on the first line of text, which may share its line with a taller button. */}
      <Icon node={ICONS[tone]} className="relative top-[0.3em] -mt-[0.3em] size-4.5 shrink-0" />
      <div className="min-w-0 flex-1 text-pretty">{children}</div>
    </div>
  );
}

type LoadFailureProps = {
  texts: { failed: string; retry: string };
  children: ReactNode;
  onRetry: () => unknown;
};

export function LoadFailure({ texts, children, onRetry }: LoadFailureProps) {
  return (
    <Notice tone="danger" role="alert">
      <p className="font-semibold">{texts.failed}</p>
      <p>{children}</p>
      <Button size="sm" variant="outline" className="mt-2" onClick={() => void onRetry()}>
        {texts.retry}
      </Button>
    </Notice>
  );
}

export function NoScriptNotice({ text }: { text: string }) {
  const [before = '', between = '', after = ''] = text.split(/\{email\}|\{phone\}/);
  return (
    <noscript>
      <Notice tone="warning">
        {before}
        <a href={`mailto:${shop.contact.email}`} className="font-semibold underline">
          {shop.contact.email}
        </a>
        {between}
        <a
          href={`tel:${shop.contact.phone.replace(/[^+\d]/g, '')}`}
          className="whitespace-nowrap font-semibold underline"
        >
          {shop.contact.phone}
        </a>
        {after}
      </Notice>
    </noscript>
  );
}
