import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type SelectProps = ComponentProps<'select'> & {
  look?: 'field' | 'inline';
};

/** 16 px on phones, which would zoom in otherwise. */
export function Select({ look = 'field', className, ...rest }: SelectProps) {
  return (
    <select
      {...rest}
      className={clsx(
        'control picker h-11 ps-3.5 text-base',
        look === 'inline' ? 'w-auto min-w-0 sm:h-9 sm:text-sm' : 'w-full',
        className,
      )}
    />
  );
}
