import { extendTailwindMerge } from 'tailwind-merge';

/**
 * Joins Tailwind classes as the store's stylesheet has them; of two that set the same property the first goes. The store
 * does without such a merge: of two such classes the order in the stylesheet decides, so no element may carry both.
 */
export const mergeClasses = extendTailwindMerge({
  extend: { theme: { text: ['2xs', 'display', 'headline', 'title'] } },
});
