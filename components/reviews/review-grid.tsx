import type { Review } from '@/lib/shared/schemas/review';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ReviewCard } from './review-card';

type ReviewGridProps = { reviews: readonly Review[]; texts: Texts['reviews'] };

/** The client reviews grid of the home and review pages (spec §2). */
export function ReviewGrid({ reviews, texts }: ReviewGridProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {reviews.map((review) => (
        <ReviewCard key={review._id} review={review} texts={texts} />
      ))}
    </div>
  );
}
