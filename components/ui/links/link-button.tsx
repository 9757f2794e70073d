import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyles } from '@/components/ui/controls/button-styles';
import { Link } from './link';

/** Navigates, so that it works without scripts. */
export function LinkButton({ variant, size, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={clsx(buttonStyles({ variant, size }), className)} />;
}
