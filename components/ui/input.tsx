import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** The style shared by all controls; height, padding and text size differ. */
export const controlStyles = [
  'block rounded-md border border-edge bg-surface text-ink shadow-raised',
  'placeholder:text-muted placeholder-shown:text-ellipsis',
  'transition-[border-color,box-shadow] duration-150',
  'focus-visible:border-ink focus-visible:outline-offset-0',
  'aria-invalid:border-danger aria-invalid:bg-danger-wash',
  'disabled:opacity-60',
].join(' ');

/** The style of a read-only text control. */
export const readOnlyStyles =
  'read-only:border-line read-only:bg-sunken read-only:text-body read-only:shadow-none';

type InputProps = ComponentProps<'input'> & {
  /** `compact` is for a narrow column beside a list. */
  look?: 'normal' | 'compact';
};

/** A single-line text control. 16 px on phones, which would zoom in otherwise. */
export function Input({ look = 'normal', className, ...rest }: InputProps) {
  return (
    <input
      {...rest}
      className={clsx(
        controlStyles,
        readOnlyStyles,
        'w-full text-base',
        look === 'compact' ? 'h-9 px-2 lg:text-sm' : 'h-11 px-3.5',
        className,
      )}
    />
  );
}
