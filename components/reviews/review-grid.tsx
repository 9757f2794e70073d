import type { Review } from '@/lib/shared/schemas/review';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ReviewCard } from './review-card';

/** The reviewed tools by id, without those no longer sold. */
export type ReviewedTools = Readonly<Record<string, { name: string; slug: string }>>;

type ReviewGridProps = { reviews: readonly Review[]; tools?: ReviewedTools; texts: Texts['reviews'] };

/** The client reviews grid of the home and review pages (product §2.2). */
export function ReviewGrid({ reviews, tools = {}, texts }: ReviewGridProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {reviews.map((review) => (
        <ReviewCard
          key={review._id}
          review={review}
          tool={review.toolId === undefined ? undefined : tools[review.toolId]}
          texts={texts}
        />
      ))}
    </div>
  );
}
