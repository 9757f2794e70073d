import { useLanguage } from '#use-language';
import { MeasuredText } from '@/components/ui/measured-text';
import { Moment } from '@/components/ui/moment';
import { Panel } from '@/components/ui/panel';
import { callPath } from '@/lib/client/page/call-path';
import { partText } from '@/lib/shared/dates/calendar-part';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { leadTimeText } from '@/lib/shared/offers/lead-time';
import type { ManagedOffer, Offer, OfferCounter } from '@/lib/shared/offers/offer.schema';
import type { managedOfferCalls } from '@/lib/shared/offers/offers.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type OfferCountersProps = {
  counters: readonly OfferCounter[];
  /** By tool id. */
  names: ReadonlyMap<string, string>;
  texts: { asks: string; askOf: string };
  wishTexts: Pick<Texts['offers']['manage'], 'wish' | 'wishAt'>;
};

/** The buyer's wishes, the latest first. */
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

type Version = ManagedOffer['versions'][number];
type OfferVersionsProps = { offerId: string; versions: readonly Version[]; texts: Texts['offers'] };

/** A row for each tool that any version has, the newest version first. */
function toolsOf(versions: readonly Version[]): { toolId: string; name: string; sku: string }[] {
  const tools = new Map(versions.flatMap(({ lines }) => lines.map((line) => [line.toolId, line] as const)));
  return [...tools.values()].map(({ toolId, name, sku }) => ({ toolId, name, sku }));
}

export function OfferVersions({ offerId, versions, texts }: OfferVersionsProps) {
  const language = useLanguage();
  const shown = versions.toReversed();
  const { manage, validUntil, lines: lineTexts } = texts;
  const cell = 'border-line border-b px-3 py-2 text-start align-top';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table of many versions scrolls sideways, with the arrow keys too.
    <section className="overflow-x-auto" aria-label={manage.versionsLabel} tabIndex={0}>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            <th scope="col" className={`${cell} min-w-40 ps-0 font-medium text-muted`}>
              {lineTexts.columns.tool}
            </th>
            {shown.map(({ v, validUntil: day, holdStock, sentAt }) => (
              <th key={v} scope="col" className={`${cell} min-w-40 font-normal`}>
                <span className="grid gap-0.5">
                  <span className="font-bold text-ink">{fillText(manage.version, { v })}</span>
                  <Moment at={sentAt} className="text-muted text-xs" />
                  <span className="figures text-xs">
                    {fillText(validUntil, { day: partText(day, language, 'full') })}
                    {holdStock ? ` · ${manage.holds}` : ''}
                  </span>
                  <a
                    href={callPath<typeof managedOfferCalls.getManagedOfferPdf>(
                      '/api/all-offer/{id}/offer.pdf',
                      {
                        params: { id: offerId },
                        query: { version: v },
                      },
                    )}
                    target="_blank"
                    rel="noreferrer"
                    className="no-print w-fit text-ink text-xs underline decoration-line underline-offset-4 hover:decoration-ink"
                  >
                    {fillText(manage.pdf, { v })}
                  </a>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {toolsOf(versions).map(({ toolId, name, sku }) => (
            <tr key={toolId}>
              <th scope="row" className={`${cell} ps-0 font-normal`}>
                <span className="grid">
                  <span className="wrap-anywhere font-medium text-ink">
                    <MeasuredText text={name} />
                  </span>
                  <span className="font-mono text-muted text-xs">{sku}</span>
                </span>
              </th>
              {shown.map(({ v, lines }) => {
                const line = lines.find((each) => each.toolId === toolId);
                return (
                  <td key={v} className={`${cell} figures`}>
                    {line ? (
                      <span className="grid">
                        <span className="whitespace-nowrap text-ink">
                          {fillText(manage.each, {
                            count: formatNumber(line.quantity, language),
                            price: formatDollars(line.unitPrice, language),
                          })}
                        </span>
                        <span className="text-muted text-xs">{formatDollars(line.lineTotal, language)}</span>
                        {line.leadDays === undefined ? null : (
                          <span className="text-muted text-xs">
                            {leadTimeText(line.leadDays, texts.lead, language)}
                          </span>
                        )}
                      </span>
                    ) : (
                      <span className="text-muted">{manage.notIn}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr>
            <th scope="row" className={`${cell} ps-0 font-semibold text-ink`}>
              {manage.sum}
            </th>
            {shown.map(({ v, due }) => (
              <td key={v} className={`${cell} figures font-extrabold text-ink`}>
                {formatDollars(due, language)}
              </td>
            ))}
          </tr>
          {versions.some(({ note }) => note) ? (
            <tr>
              <th scope="row" className={`${cell} ps-0 font-medium text-muted`}>
                {texts.form.message}
              </th>
              {shown.map(({ v, note }) => (
                <td key={v} className={`${cell} wrap-anywhere whitespace-pre-line`}>
                  {note}
                </td>
              ))}
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  );
}

type EndedByProps = {
  offer: Pick<Offer, 'state' | 'endedAt' | 'endedBy'>;
  texts: Texts['offers']['endedBy'];
};

/** Who accepted, declined or withdrew an offer, and when. */
export function EndedBy({ offer: { state, endedAt, endedBy: name }, texts }: EndedByProps) {
  if (state !== 'accepted' && state !== 'declined' && state !== 'withdrawn') return null;
  if (!endedAt || !name) return null;
  return <Moment at={endedAt} text={fillText(texts[state], { name })} className="wrap-anywhere" />;
}
