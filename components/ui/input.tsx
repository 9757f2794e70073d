import type { ComponentProps } from 'react';
import { classNames } from '@/lib/client/class-names';

export const controlStyles = [
  'block w-full rounded-md border border-edge bg-surface px-3.5 text-ink shadow-raised',
  'placeholder:text-muted placeholder-shown:text-ellipsis',
  'transition-[border-color,box-shadow] duration-150',
  'focus-visible:border-ink focus-visible:outline-offset-0',
  'aria-invalid:border-danger aria-invalid:bg-danger-wash',
  'read-only:border-line read-only:bg-sunken read-only:text-body read-only:shadow-none',
  'disabled:opacity-60',
].join(' ');

/** One line of text. 16 px, so that phones do not zoom in. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(controlStyles, 'h-11 text-base', className)} />;
}
