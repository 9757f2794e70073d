import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Link } from '@/components/ui/links/link';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { partText } from '@/lib/shared/dates/calendar-part';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { OfferRow } from '@/lib/shared/offers/offer.schema';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { contentsLabel } from '@/lib/shared/orders/order-label';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { HomeRow } from './home-row';
import { HomeSection } from './home-section';

type WaitingProps = {
  /** Those that the reader can accept. */
  offers: readonly OfferRow[];
  /** The first of the approvals to decide, and how many there are. */
  approvals: readonly Requisition[];
  toDecide: number;
  texts: Pick<Texts, 'account' | 'orders'>;
};

/** What nobody else can do. */
export function Waiting({ offers, approvals, toDecide, texts }: WaitingProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { waiting } = texts.account;
  if (offers.length + toDecide === 0) return null;
  const more = toDecide - approvals.length;
  return (
    <HomeSection heading={waiting.heading}>
      <ul className="figures text-sm">
        {approvals.map(({ _id, number, requester, lines, lineCount, units, due, submittedAt }) => (
          <HomeRow
            key={_id}
            href={COMPANY_ROUTES.approval(_id)}
            number={number}
            what={fillText(waiting.approval, { name: requester.name })}
            more={contentsLabel(
              { toolName: lines[0]?.name ?? '', orderQuantity: units, lineCount },
              { texts: texts.orders, language },
            )}
            when={fillText(waiting.since, { day: formatDay(submittedAt, language, timeZone) })}
            value={formatDollars(due, language)}
          />
        ))}
        {offers.map(({ _id, number, toolName, units, lineCount, due, validUntil, stockHeld }) => (
          <HomeRow
            key={_id}
            href={OFFER_ROUTES.own(_id)}
            number={number}
            what={stockHeld ? waiting.offerHeld : waiting.offer}
            more={contentsLabel(
              { toolName, orderQuantity: units, lineCount },
              { texts: texts.orders, language },
            )}
            when={fillText(waiting.until, { day: partText(validUntil, language, 'full') })}
            value={formatDollars(due, language)}
          />
        ))}
      </ul>
      {more > 0 ? (
        <Link
          href={COMPANY_ROUTES.approvals}
          prefetch={false}
          className="inline-flex min-h-9 items-center text-sm underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          {fillText(more === 1 ? waiting.more.one : waiting.more.many, {
            count: formatNumber(more, language),
          })}
        </Link>
      ) : null}
    </HomeSection>
  );
}
