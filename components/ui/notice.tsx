import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/client/class-names';
import { AlertSign, DoneSign, InfoSign, WarningSign } from './signs';

const noticeStyles = cva('flex items-start gap-3 rounded-md border-s-4 px-4 py-3 text-sm leading-relaxed', {
  variants: {
    tone: {
      info: 'border-info bg-info-wash text-info',
      warning: 'border-accent-strong bg-accent-wash text-accent-ink',
      danger: 'border-danger bg-danger-wash text-danger',
      success: 'border-success bg-success-wash text-success',
    },
  },
  defaultVariants: { tone: 'info' },
});

const ICONS = { info: InfoSign, warning: WarningSign, danger: AlertSign, success: DoneSign };

type NoticeProps = VariantProps<typeof noticeStyles> & {
  /** `alert` interrupts a screen reader, `status` waits; leave out for what was there from the start. */
  role?: 'alert' | 'status';
  className?: string;
  children: ReactNode;
};

/** A message inside the page. */
export function Notice({ tone, role, className, children }: NoticeProps) {
  const Icon = ICONS[tone ?? 'info'];
  return (
    <div role={role} className={classNames(noticeStyles({ tone }), className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0 flex-1 text-pretty">{children}</div>
    </div>
  );
}
