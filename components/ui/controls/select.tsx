import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const SELECT_LOOKS = {
  field: 'w-full',
  compact: 'w-full sm:h-9 sm:text-sm',
  inline: 'w-auto min-w-0 sm:h-9 sm:text-sm',
  /** In the one line of a toolbar. */
  dense: 'field-sizing-content min-w-0 max-w-44! pe-8! max-sm:h-9 sm:h-8 sm:ps-2.5 sm:text-[0.8125rem]',
};

type SelectProps = ComponentProps<'select'> & {
  look?: keyof typeof SELECT_LOOKS;
};

/** 16 px on phones, which would zoom in otherwise. */
export function Select({ look = 'field', className, ...rest }: SelectProps) {
  return (
    <select
      {...rest}
      className={clsx('control picker h-11 ps-3.5 text-base', SELECT_LOOKS[look], className)}
    />
  );
}
