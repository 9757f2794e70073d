import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** The type sizes of globals.css, which would otherwise be taken for colours. */
const merge = extendTailwindMerge({
  extend: { theme: { text: ['2xs', 'display', 'headline', 'title'] } },
});

/** Joins Tailwind classes; of two that set the same thing the later one counts. */
export function classNames(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
