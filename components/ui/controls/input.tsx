import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type InputProps = ComponentProps<'input'> & {
  look?: 'normal' | 'compact';
};

/** 16 px on phones, which would zoom in otherwise. */
export function Input({ look = 'normal', className, ...rest }: InputProps) {
  return (
    <input
      {...rest}
      className={clsx(
        'control w-full text-base',
        look === 'compact' ? 'h-9 px-2 lg:text-sm' : 'h-11 px-3.5',
        className,
      )}
    />
  );
}
