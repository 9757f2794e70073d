import { clsx } from 'clsx';
import type { IconNode } from 'lucide';
import { createElement, type SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement> & {
  node: IconNode;
};

/**
 * Hidden from screen readers: the text beside it says the same. From the data of `lucide`, since the components of
 * `lucide-react` are client components, whose code every page would load. Drawn by app/marks.css.
 */
export function Icon({ node, className, ...rest }: IconProps) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': true, className: clsx('icon', className), ...rest },
    ...shapes,
  );
}
