import type { ComponentProps } from 'react';
import { classNames } from '@/lib/client/class-names';
import { controlStyles } from './input';

/** Several lines of text. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      className={classNames(controlStyles, 'min-h-28 resize-y py-2.5 text-base leading-relaxed', className)}
    />
  );
}
