import { extendTailwindMerge } from 'tailwind-merge';

/**
 * Joins Tailwind classes of the store's stylesheet; of two that set the same property the first is removed. The store
 * itself does not merge: of two such classes the order in the stylesheet decides, so no element may have both.
 */
export const mergeClasses = extendTailwindMerge({
  extend: { theme: { text: ['2xs', 'display', 'headline', 'title'] } },
});
