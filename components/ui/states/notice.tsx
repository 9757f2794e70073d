import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

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
