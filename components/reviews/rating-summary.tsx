import { useLanguage } from '#use-language';
import { Stars } from '@/components/ui/stars';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { ReviewSummary } from '@/lib/shared/reviews/review.schema';
import { REVIEWS_FOR_AVERAGE } from '@/lib/shared/reviews/reviews-for-average';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type RatingSummaryProps = { summary: ReviewSummary; texts: Texts['reviews'] };

export function RatingSummary({ summary, texts }: RatingSummaryProps) {
  const language = useLanguage();
  const { count, average, distribution } = summary;
  const shown = formatNumber(average, language, { decimals: 1 });
  const counted =
    count === 1 ? texts.oneCount : fillText(texts.count, { count: formatNumber(count, language) });
  if (count < REVIEWS_FOR_AVERAGE) {
    const from = formatNumber(REVIEWS_FOR_AVERAGE, language);
    return (
      <p className="figures text-muted text-sm">
        {counted}. {fillText(texts.noAverageYet, { count: from })}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
      <div className="grid gap-2">
        <p className="figures font-extrabold text-5xl text-ink leading-none">{shown}</p>
        <Stars rating={average} label={fillText(texts.stars, { rating: shown })} />
        <p className="figures text-muted text-sm">{counted}</p>
      </div>
      <ul aria-label={texts.distribution} className="grid w-56 max-w-full gap-1.5">
        {distribution.map((row) => (
          <RatingRow key={row.rating} {...row} share={count === 0 ? 0 : row.count / count} texts={texts} />
        ))}
      </ul>
    </div>
  );
}

type RatingRowProps = { rating: number; count: number; share: number; texts: Texts['reviews'] };

function RatingRow({ rating, count, share, texts }: RatingRowProps) {
  const language = useLanguage();
  const shown = formatNumber(count, language);
  const label = fillText(rating === 1 ? texts.distributionRowOne : texts.distributionRow, {
    rating: String(rating),
    count: shown,
  });
  return (
    <li className="figures flex items-center gap-2.5 text-muted text-xs">
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="w-2">
        {rating}
      </span>
      <span
        aria-hidden="true"
        className="h-2 flex-1 overflow-hidden rounded-full bg-sunken forced-ground-empty prints-ground"
      >
        <span
          className="block h-full rounded-full bg-accent-strong forced-ground prints-ground"
          style={{ width: `${(share * 100).toFixed(1)}%` }}
        />
      </span>
      <span aria-hidden="true" className="w-8 text-end">
        {shown}
      </span>
    </li>
  );
}
