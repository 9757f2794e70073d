import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { Stars } from '@/components/ui/stars';
import { formatDay } from '@/lib/shared/dates';
import { PERSON_PLACEHOLDER } from '@/lib/shared/placeholder-pictures';
import { ROUTES } from '@/lib/shared/routes';
import type { Review } from '@/lib/shared/schemas/review';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { authorName } from './author-name';

type ReviewCardProps = {
  review: Review;
  /** The reviewed tool, if it should be shown. */
  tool?: { name: string; slug: string } | undefined;
  texts: Texts['reviews'];
};

/** One review: text, stars, name, picture and day. */
export function ReviewCard({ review, tool, texts }: ReviewCardProps) {
  const language = useLanguage();
  return (
    <article className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-6">
      <Stars rating={review.rating} label={fillText(texts.stars, { rating: String(review.rating) })} />
      {tool ? (
        <Link
          href={ROUTES.tool(tool.slug)}
          prefetch={false}
          className="wrap-anywhere -mt-2 w-fit text-pretty text-muted text-sm underline-offset-4 hover:text-ink hover:underline"
        >
          <MeasuredText text={fillText(texts.ofTool, { name: tool.name })} />
        </Link>
      ) : null}
      <p className="wrap-anywhere flex-1 text-ink leading-relaxed">{review.review}</p>
      <div className="flex items-center gap-3 border-line border-t pt-4">
        <Picture
          src={review.image}
          fallback={PERSON_PLACEHOLDER}
          alt=""
          width={80}
          height={80}
          sizes="40px"
          className="size-10 shrink-0 rounded-full bg-sunken object-cover"
        />
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold text-base text-ink leading-tight">
            {authorName(review, texts)}
          </p>
          <time dateTime={review.createdAt} className="figures text-muted text-sm">
            {formatDay(review.createdAt, language)}
          </time>
        </div>
      </div>
    </article>
  );
}
