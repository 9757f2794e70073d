import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { classNames } from '@/lib/client/class-names';

const badgeStyles = cva(
  'inline-flex items-center gap-1.5 whitespace-nowrap rounded-sm px-2 py-0.5 font-semibold text-xs [&_svg]:size-3.5 forced-colors:border',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-body',
        accent: 'bg-accent-wash text-accent-ink',
        success: 'bg-success-wash text-success',
        danger: 'bg-danger-wash text-danger',
        info: 'bg-info-wash text-info',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyles>['tone']>;

/** A state in a word or two. */
export function Badge({
  tone,
  className,
  ...rest
}: ComponentProps<'span'> & VariantProps<typeof badgeStyles>) {
  return <span {...rest} className={classNames(badgeStyles({ tone }), className)} />;
}
