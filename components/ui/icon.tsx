import { clsx } from 'clsx';
import type { IconNode } from 'lucide';
import { createElement, type SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement> & {
  /** The shapes of an icon, as the package `lucide` has them. */
  node: IconNode;
};

/**
 * An icon, hidden from screen readers: the text beside it says the same. Rendered from the data of the package
 * `lucide`, since the components of `lucide-react` are client components, whose code every page would load. How it is
 * drawn is in app/marks.css, not in each icon of a page.
 */
export function Icon({ node, className, ...rest }: IconProps) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': true, className: clsx('icon', className), ...rest },
    ...shapes,
  );
}
