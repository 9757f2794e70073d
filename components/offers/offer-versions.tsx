import { useLanguage } from '#use-language';
import { MeasuredText } from '@/components/ui/measured-text';
import { Moment } from '@/components/ui/moment';
import { callPath } from '@/lib/shared/calls/call-path';
import { partText } from '@/lib/shared/dates/calendar-part';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { ManagedOffer } from '@/lib/shared/offers/offer.schema';
import type { getManagedOfferPdfCall } from '@/lib/shared/offers/offers.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

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
                    href={callPath<typeof getManagedOfferPdfCall>('/api/all-offer/{id}/offer.pdf', {
                      params: { id: offerId },
                      query: { version: v },
                    })}
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
