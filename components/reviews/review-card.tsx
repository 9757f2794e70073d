import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { Stars } from '@/components/ui/stars';
import { formatDay } from '@/lib/shared/dates/dates';
import type { Review } from '@/lib/shared/reviews/review.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { PERSON_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { authorName } from './author-name';

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
