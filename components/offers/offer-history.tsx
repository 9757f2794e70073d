import { useLanguage } from '#use-language';
import { Moment } from '@/components/ui/moment';
import { Panel } from '@/components/ui/panel';
import { partText } from '@/lib/shared/dates/calendar-part';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Offer, OfferCounter } from '@/lib/shared/offers/offer.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type OfferCountersProps = {
  counters: readonly OfferCounter[];
  /** By tool id. */
  names: ReadonlyMap<string, string>;
  texts: { asks: string; askOf: string };
  wishTexts: Pick<Texts['offers']['manage'], 'wish' | 'wishAt'>;
};

/** What its buyer asked for, the latest first. */
export function OfferCounters({ counters, names, texts, wishTexts }: OfferCountersProps) {
  const language = useLanguage();
  if (counters.length === 0) return null;
  return (
    <Panel heading={texts.asks}>
      <ol className="grid gap-5">
        {counters.toReversed().map(({ v, lines = [], note, at }) => (
          <li key={at} className="grid gap-1.5 border-line border-s-2 ps-3">
            <Moment at={at} text={fillText(texts.askOf, { v })} className="text-muted text-xs" />
            <p className="wrap-anywhere whitespace-pre-line">{note}</p>
            {lines.length > 0 ? (
              <ul className="figures grid gap-0.5 text-sm">
                {lines.map(({ toolId, quantity, unitPrice }) => (
                  <li key={toolId} className="wrap-anywhere">
                    {fillText(unitPrice === undefined ? wishTexts.wish : wishTexts.wishAt, {
                      count: formatNumber(quantity, language),
                      tool: names.get(toolId) ?? '',
                      price: unitPrice === undefined ? '' : formatDollars(unitPrice, language),
                    })}
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

type EarlierVersionsProps = { earlier: Offer['earlier']; texts: Texts['offers']['own'] };

export function EarlierVersions({ earlier, texts }: EarlierVersionsProps) {
  const language = useLanguage();
  if (earlier.length === 0) return null;
  return (
    <Panel heading={texts.earlier}>
      <ul className="figures grid gap-1 text-sm">
        {earlier.toReversed().map(({ v, due, validUntil }) => (
          <li key={v}>
            {fillText(texts.earlierOf, {
              v,
              value: formatDollars(due, language),
              day: partText(validUntil, language, 'full'),
            })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
