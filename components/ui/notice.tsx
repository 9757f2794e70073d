import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon';

const TONES = {
  info: { icon: Info, classes: 'border-info bg-info-wash text-info' },
  warning: { icon: TriangleAlert, classes: 'border-accent-strong bg-accent-wash text-accent-ink' },
  danger: { icon: CircleAlert, classes: 'border-danger bg-danger-wash text-danger' },
  success: { icon: CircleCheck, classes: 'border-success bg-success-wash text-success' },
} as const;

type NoticeProps = {
  tone?: keyof typeof TONES;
  /** `alert` interrupts a screen reader, `status` waits; leave out for a notice that is there from the start. */
  role?: 'alert' | 'status';
  className?: string;
  children: ReactNode;
};

/** A message inside the page. */
export function Notice({ tone = 'info', role, className, children }: NoticeProps) {
  const { icon, classes } = TONES[tone];
  return (
    <div
      role={role}
      className={clsx(
        'flex items-start gap-3 rounded-md border-s-4 px-4 py-3 text-sm leading-relaxed',
        classes,
        className,
      )}
    >
      <Icon node={icon} className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0 flex-1 text-pretty">{children}</div>
    </div>
  );
}
