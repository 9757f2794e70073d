import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const TONES = {
  neutral: 'bg-sunken text-body',
  accent: 'bg-accent-wash text-accent-ink',
  success: 'bg-success-wash text-success',
  danger: 'bg-danger-wash text-danger',
  info: 'bg-info-wash text-info',
} as const;

export type BadgeTone = keyof typeof TONES;

type BadgeProps = ComponentProps<'span'> & {
  tone?: BadgeTone;
  breaks?: boolean;
};

export function Badge({ tone = 'neutral', breaks = false, className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 font-semibold text-xs [&_svg]:size-3.5 forced-colors:border',
        breaks ? 'wrap-anywhere min-w-0 xl:whitespace-nowrap' : 'whitespace-nowrap',
        TONES[tone],
        className,
      )}
    />
  );
}
