import type { ReactNode } from 'react';
import type { Review } from '@/lib/shared/reviews/review.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ReviewCard } from './review-card';

/** By id, without tools that are no longer sold. */
export type ReviewedTools = Readonly<Record<string, { name: string; slug: string }>>;

type ReviewGridProps = {
  reviews: readonly Review[];
  tools?: ReviewedTools;
  texts: Texts['reviews'];
  /** Scrolls sideways on phones. The children must contain a link, by which the keyboard reaches the row. */
  isRowOnPhones?: boolean;
  children?: ReactNode;
};

/** Product §2.2. */
export function ReviewGrid({ reviews, tools = {}, texts, isRowOnPhones, children }: ReviewGridProps) {
  return (
    <div className={isRowOnPhones ? 'review-row' : 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'}>
      {reviews.map((review) => (
        <ReviewCard
          key={review._id}
          review={review}
          tool={review.toolId === undefined ? undefined : tools[review.toolId]}
          texts={texts}
        />
      ))}
      {children}
    </div>
  );
}
