import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      className={clsx('control min-h-28 w-full resize-y px-3.5 py-2.5 text-base leading-relaxed', className)}
    />
  );
}
