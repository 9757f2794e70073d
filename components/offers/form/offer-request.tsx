import { useLanguage } from '#use-language';
import { LongText, RequestFiles } from '@/components/requests/request-cells';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Panel } from '@/components/ui/panel';
import { listHref } from '@/lib/client/page/list-query';
import { partText } from '@/lib/shared/dates/calendar-part';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { OfferDraft } from '@/lib/shared/offers/offer-draft';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type OfferRequestProps = { request: NonNullable<OfferDraft['request']>; texts: Texts };

/** The request that an offer answers, beside its sheet. */
export function OfferRequest({ request, texts: { offers, quotes, requests } }: OfferRequestProps) {
  const language = useLanguage();
  const { number, name, email, company, note, wishedOn, files, lines } = request;
  return (
    <Panel
      heading={fillText(offers.form.requestOf, { number })}
      className="[&>h2]:text-base [&.grid]:gap-3 [&.grid]:p-4 text-sm"
    >
      <div className="grid gap-4 sm:max-2xl:grid-cols-2">
        <div className="grid content-start gap-2">
          <p className="wrap-anywhere">{[name, company, email].filter(Boolean).join(', ')}</p>
          {note ? (
            <div className="border-line border-s-2 ps-3">
              <LongText text={note} more={requests.full} />
            </div>
          ) : null}
          {wishedOn ? (
            <p className="figures font-medium text-ink">
              {fillText(quotes.wished, { day: partText(wishedOn, language, 'full') })}
            </p>
          ) : null}
          <RequestFiles files={files} texts={quotes.files} />
          <Link
            href={listHref(ROUTES.manageQuotes, { q: number, state: 'all' })}
            prefetch={false}
            className="w-fit underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {offers.form.requestAll}
          </Link>
        </div>
        {lines.length > 0 ? (
          <ul aria-label={offers.form.requestLines} className="figures grid content-start gap-1">
            {lines.map((line) => (
              <li key={line.sku} className="wrap-anywhere">
                <MeasuredText
                  text={fillText(quotes.line, {
                    quantity: formatNumber(line.quantity, language),
                    tool: line.name,
                  })}
                />{' '}
                <span className="font-mono text-muted text-xs">{line.sku}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Panel>
  );
}
