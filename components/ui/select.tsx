import type { ComponentProps } from 'react';
import { classNames } from '@/lib/client/class-names';
import { controlStyles } from './input';

/** One of several. 16 px, so that phones do not zoom in; to CSS a list to choose from counts as read-only. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <select
      {...rest}
      className={classNames(
        controlStyles,
        'picker h-11 text-base',
        'read-only:border-edge read-only:bg-surface read-only:text-ink read-only:shadow-raised',
        'aria-invalid:read-only:border-danger aria-invalid:read-only:bg-danger-wash',
        className,
      )}
    />
  );
}
