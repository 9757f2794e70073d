import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const TEXTAREA_LOOKS = {
  text: 'min-h-28 text-base leading-relaxed',
  /** For rows of figures. */
  rows: 'min-h-16 font-mono text-sm leading-relaxed',
};

type TextareaProps = ComponentProps<'textarea'> & { look?: keyof typeof TEXTAREA_LOOKS };

export function Textarea({ look = 'text', className, ...rest }: TextareaProps) {
  return (
    <textarea
      {...rest}
      className={clsx('control w-full resize-y px-3.5 py-2.5', TEXTAREA_LOOKS[look], className)}
    />
  );
}
