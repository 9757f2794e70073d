import type { ReactNode } from 'react';
import type { Review } from '@/lib/shared/reviews/review.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ReviewCard } from './review-card';

/** The reviewed tools by id, without those no longer sold. */
export type ReviewedTools = Readonly<Record<string, { name: string; slug: string }>>;

type ReviewGridProps = {
  reviews: readonly Review[];
  tools?: ReviewedTools;
  texts: Texts['reviews'];
  /** On phones a row that scrolls sideways. Its children must have a link, by which the keyboard reaches the row. */
  isRowOnPhones?: boolean;
  /** Follows the reviews. */
  children?: ReactNode;
};

/** The client reviews grid of the home and review pages (product §2.2). */
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
