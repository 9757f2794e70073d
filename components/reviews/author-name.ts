import { CLOSED_ACCOUNT } from '@/lib/shared/accounts/closed-account';
import type { Review } from '@/lib/shared/reviews/review.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';

export function authorName(review: Pick<Review, 'name'>, texts: Texts['reviews']): string {
  return review.name === CLOSED_ACCOUNT.author ? texts.formerCustomer : review.name;
}
