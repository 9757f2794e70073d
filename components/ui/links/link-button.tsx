import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyles } from '@/components/ui/controls/button-styles';
import { Link } from './link';

/** A link that looks like a button: it navigates, so it works without scripts. */
export function LinkButton({ variant, size, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={clsx(buttonStyles({ variant, size }), className)} />;
}
