import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { Stars } from '@/components/ui/stars';
import { CLOSED_ACCOUNT } from '@/lib/shared/accounts/closed-account';
import { formatDay } from '@/lib/shared/dates/dates';
import type { Review } from '@/lib/shared/reviews/review.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { PERSON_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';

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

type ReviewCardProps = {
  review: Review;
  /** Undefined on the tool's own page. */
  tool?: { name: string; slug: string } | undefined;
  texts: Texts['reviews'];
};

/** Its styles are in app/review-card.css. */
export function ReviewCard({ review, tool, texts }: ReviewCardProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  return (
    <article className="review-card">
      <Stars rating={review.rating} label={fillText(texts.stars, { rating: String(review.rating) })} />
      {tool ? (
        <Link href={ROUTES.tool(tool.slug)}>
          <MeasuredText text={fillText(texts.ofTool, { name: tool.name })} />
        </Link>
      ) : null}
      <p>{review.review}</p>
      <div>
        <Picture src={review.image} fallback={PERSON_PLACEHOLDER} alt="" width={40} height={40} />
        <div>
          <p>{authorName(review, texts)}</p>
          <time dateTime={review.createdAt}>{formatDay(review.createdAt, language, timeZone)}</time>
          {review.verifiedBuyer ? <small>{texts.verifiedBuyer}</small> : null}
        </div>
      </div>
    </article>
  );
}

export function authorName(review: Pick<Review, 'name'>, texts: Texts['reviews']): string {
  return review.name === CLOSED_ACCOUNT.author ? texts.formerCustomer : review.name;
}
