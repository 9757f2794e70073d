import type { IconNode } from 'lucide';
import { createElement, type SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement> & {
  /** The shapes of an icon, as the package `lucide` has them. */
  node: IconNode;
};

/**
 * An icon, hidden from screen readers: the text beside it says the same. Rendered from the data of the package
 * `lucide`, since the components of `lucide-react` are client components, whose code every page would load.
 */
export function Icon({ node, ...rest }: IconProps) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement(
    'svg',
    {
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
      ...rest,
    },
    ...shapes,
  );
}
