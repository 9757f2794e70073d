import { useLanguage } from '#use-language';
import { formatDollars } from '@/lib/shared/numbers/money';
import { type CostsTexts, costRows, type ShownCosts } from './cost-rows';

type CostsListProps = ShownCosts & {
  /** What is due is said beside it. */
  isPartial?: boolean | undefined;
  texts: CostsTexts;
};

/** What an order comes to in a shop that charges freight or tax. */
export function CostsList({ costs, method, detail, isPartial, texts }: CostsListProps) {
  const language = useLanguage();
  const rows = costRows({ costs, method, detail }, texts, language);
  return (
    <>
      <dl className="figures grid gap-1 text-sm">
        {rows.map(([term, value, more]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt>
              {term}
              {more ? <span className="wrap-anywhere block text-muted">{more}</span> : null}
            </dt>
            <dd className="whitespace-nowrap text-end text-ink">{value}</dd>
          </div>
        ))}
        {isPartial ? null : (
          <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-2">
            <dt className="font-semibold text-ink">{texts.due}</dt>
            <dd className="wrap-anywhere text-end font-extrabold text-2xl text-ink">
              <output aria-label={texts.due}>{formatDollars(costs.due, language)}</output>
            </dd>
          </div>
        )}
      </dl>
      {costs.notes.map(({ code, sentence }) => (
        <p key={code} className="text-muted text-sm">
          {sentence}
        </p>
      ))}
    </>
  );
}
