import { clsx } from 'clsx';
import { FileText } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { buttonStyles } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { BackLink } from '@/components/ui/links/back-link';
import { LinkButton } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { Picture } from '@/components/ui/picture';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { partText } from '@/lib/shared/dates/calendar-part';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Offer, OfferLine } from '@/lib/shared/offers/offer.schema';
import { mayTakeStep } from '@/lib/shared/offers/offer-states';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { EarlierVersions, EndedBy, OfferCounters } from './offer-history';
import { OfferStateBadge } from './offer-tables';

type OwnOfferScreenProps = {
  offer: Offer;
  /** The page of the order that it became, where the reader may see that. */
  orderHref: string | undefined;
  /** What comes on top of its prices in a shop that charges. */
  plus?: string;
  texts: Texts;
  /** The form, where it can be accepted, and what else its buyer can do. */
  accept: ReactNode;
  answers: ReactNode;
};

type StandingProps = Pick<OwnOfferScreenProps, 'offer' | 'orderHref'> & { texts: Texts['offers'] };

/** Says why an offer cannot be accepted, or that it awaits approval, and what comes next. */
function Standing({ offer, orderHref, texts: { own: texts, endedBy } }: StandingProps) {
  const { state, reason, requisition } = offer;
  if (requisition) {
    return (
      <Notice tone="info">
        <p className="font-semibold text-ink">
          {fillText(texts.awaits.title, { number: requisition.number })}
        </p>
        <p>{requisition.own ? texts.awaits.own : texts.awaits.colleague}</p>
        <LinkButton
          href={COMPANY_ROUTES.approval(requisition._id)}
          variant="outline"
          size="sm"
          className="mt-2"
        >
          {texts.awaits.open}
        </LinkButton>
      </Notice>
    );
  }
  if (state === 'sent') return null;
  const { title, text } = texts.states[state];
  return (
    <Notice tone={state === 'accepted' ? 'success' : 'info'}>
      <p className="font-semibold text-ink">{title}</p>
      <p>{text}</p>
      <EndedBy offer={offer} texts={endedBy} />
      {state === 'withdrawn' && reason ? <p className="wrap-anywhere whitespace-pre-line">{reason}</p> : null}
      {orderHref ? (
        <LinkButton href={orderHref} variant="outline" size="sm" className="mt-2">
          {texts.order}
        </LinkButton>
      ) : null}
    </Notice>
  );
}

export function OwnOfferScreen({ offer, orderHref, plus, texts, accept, answers }: OwnOfferScreenProps) {
  const language = useLanguage();
  const { own, states, validUntil, lines, heading, manage } = texts.offers;
  const { _id, number, requestNumber, state, stockHeld, note, counters, earlier } = offer;
  const names = new Map(offer.lines.map(({ toolId, name }) => [toolId, name]));
  return (
    <>
      <div className="grid gap-3">
        <BackLink href={ROUTES.myQuotes}>{own.back}</BackLink>
        <DashboardHead
          heading={fillText(heading, { number })}
          state={<OfferStateBadge state={state} texts={states} />}
        >
          <a
            href={`/api/offer/${_id}/offer.pdf`}
            target="_blank"
            rel="noreferrer"
            className={buttonStyles({ variant: 'outline', size: 'sm' })}
          >
            <Icon node={FileText} />
            {own.pdf}
          </a>
        </DashboardHead>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <span className="figures font-semibold text-ink">
            {fillText(validUntil, { day: partText(offer.validUntil, language, 'full') })}
          </span>
          {stockHeld ? <span className="font-medium text-success">{own.held}</span> : null}
          {requestNumber ? (
            <span className="figures text-muted">{fillText(own.answers, { number: requestNumber })}</span>
          ) : null}
        </p>
      </div>
      <div
        className={clsx(
          'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 xl:items-start',
          accept && 'xl:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <Standing offer={offer} orderHref={orderHref} texts={texts.offers} />
          {note ? (
            <section aria-label={own.note} className="border-line border-s-2 ps-3 text-sm">
              <p className="text-muted text-xs">{own.note}</p>
              <p className="wrap-anywhere whitespace-pre-line">{note}</p>
            </section>
          ) : null}
          <div className="grid min-w-0 gap-2">
            <OfferLines offer={offer} shippingLabel={texts.costs.shipping} texts={lines} />
            {plus ? <p className="text-muted text-sm sm:text-end">{plus}</p> : null}
          </div>
          {answers}
          <OfferCounters counters={counters} names={names} texts={own} wishTexts={manage} />
          <EarlierVersions earlier={earlier} texts={own} />
        </div>
        {accept ? <Panel className="offer-aside sm:[&.grid]:p-5">{accept}</Panel> : null}
      </div>
    </>
  );
}

type LineTexts = Texts['offers']['lines'];
type OfferLinesProps = {
  offer: Pick<Offer, 'lines' | 'due' | 'shipping' | 'stockHeld' | 'state'>;
  shippingLabel: string;
  texts: LineTexts;
};

const FIGURE = 'figures whitespace-nowrap as-table:text-end';

function OfferLines({ offer, shippingLabel, texts }: OfferLinesProps) {
  const { lines, due, shipping, stockHeld, state } = offer;
  const language = useLanguage();
  const { columns } = texts;
  // What is in stock matters while the offer can still be ordered.
  const hasStock = mayTakeStep('withdraw', state);
  return (
    <Table aria-label={texts.label}>
      <TableHead>
        <TableRow>
          <TableHeadCell className="as-table:w-1/2">{columns.tool}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.quantity}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.unitPrice}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.total}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.toolId}>
            <TableCell className="as-cards:pb-1">
              <span className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3 as-table:py-1.5">
                <Picture
                  src={line.image}
                  fallback={TOOL_PLACEHOLDER}
                  alt=""
                  width={96}
                  height={72}
                  sizes="48px"
                  className="h-9 w-12 rounded-sm border border-line bg-sunken object-cover"
                />
                <span className="grid min-w-0">
                  <span className="wrap-anywhere font-medium text-ink">
                    <MeasuredText text={line.name} />
                  </span>
                  <span className="font-mono text-muted text-xs">{line.sku}</span>
                </span>
              </span>
            </TableCell>
            <TableCell label={columns.quantity} className={FIGURE}>
              <span className="grid justify-items-end">
                <span className="text-ink">{formatNumber(line.quantity, language)}</span>
                {hasStock ? <StockText line={line} isHeld={stockHeld} texts={texts} /> : null}
              </span>
            </TableCell>
            <TableCell label={columns.unitPrice} className={FIGURE}>
              <span className="grid justify-items-end">
                <span className="text-ink">{formatDollars(line.unitPrice, language)}</span>
                {line.publicPrice === undefined || line.publicPrice === line.unitPrice ? null : (
                  <span className="text-muted text-xs">
                    {fillText(texts.listPrice, { price: formatDollars(line.publicPrice, language) })}
                  </span>
                )}
              </span>
            </TableCell>
            <TableCell label={columns.total} className={`${FIGURE} font-semibold text-ink`}>
              {formatDollars(line.lineTotal, language)}
            </TableCell>
          </TableRow>
        ))}
        {shipping ? (
          <TableRow>
            <TableCell colSpan={3} className="text-end text-muted as-cards:hidden">
              {shippingLabel}
            </TableCell>
            <TableCell label={shippingLabel} className={FIGURE}>
              {formatDollars(shipping.price, language)}
            </TableCell>
          </TableRow>
        ) : null}
        <TableRow className="as-table:border-b-0">
          <TableCell colSpan={3} className="text-end text-muted as-cards:hidden">
            {texts.due}
          </TableCell>
          <TableCell label={texts.due} className={`${FIGURE} font-extrabold text-base text-ink`}>
            {formatDollars(due, language)}
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}

type StockTextProps = { line: OfferLine; isHeld: boolean; texts: LineTexts };

function StockText({ line: { available, quantity, publicPrice }, isHeld, texts }: StockTextProps) {
  const language = useLanguage();
  if (isHeld) return <span className="text-success text-xs">{texts.held}</span>;
  const count = formatNumber(available, language);
  if (available >= quantity) {
    return <span className="text-muted text-xs">{fillText(texts.available, { count })}</span>;
  }
  const isGone = available === 0 && publicPrice === undefined;
  return (
    <span className="font-medium text-danger text-xs">
      {available === 0 ? (isGone ? texts.gone : texts.none) : fillText(texts.short, { count })}
    </span>
  );
}
