import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { Moment } from '@/components/ui/moment';
import { CellLines } from '@/components/ui/tables/cell-lines';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { partText } from '@/lib/shared/dates/calendar-part';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { ManagedOfferRow } from '@/lib/shared/offers/offer.schema';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { OfferStateBadge } from './offer-state-badge';

type ManagedOfferTableProps = { offers: readonly ManagedOfferRow[]; texts: Texts };

export function ManagedOfferTable({ offers, texts }: ManagedOfferTableProps) {
  const language = useLanguage();
  const { manage, states } = texts.offers;
  const { columns } = manage;
  return (
    <Table aria-label={manage.heading} className="as-table:table-fixed">
      <TableHead>
        <TableRow>
          <TableHeadCell className="as-table:w-36">{columns.number}</TableHeadCell>
          <TableHeadCell>{columns.customer}</TableHeadCell>
          <TableHeadCell className="as-table:w-64">{columns.state}</TableHeadCell>
          <TableHeadCell className="as-table:w-36">{columns.validUntil}</TableHeadCell>
          <TableHeadCell className="as-table:w-32 as-table:text-end">{columns.value}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {offers.map(
          ({ _id, number, requestNumber, version, to, company, state, endedBy, validUntil, ...offer }) => {
            const isGone = isOfClosedAccount(to.email);
            const name = isGone ? texts.privacy.closed.buyer : to.name;
            const of = company?.name ?? to.company;
            const who = of ? `${name}, ${of}` : name;
            return (
              <TableRow
                key={_id}
                className="as-cards:flex as-cards:flex-wrap as-cards:items-baseline as-cards:gap-x-4 as-cards:gap-y-0.5"
              >
                <TableCell className="as-cards:min-w-0 as-cards:flex-1">
                  <CellLines
                    below={
                      [requestNumber, version > 1 ? fillText(manage.version, { v: version }) : '']
                        .filter(Boolean)
                        .join(' · ') || null
                    }
                  >
                    <Link
                      href={OFFER_ROUTES.managed(_id)}
                      prefetch={false}
                      className="font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
                    >
                      {number}
                    </Link>
                  </CellLines>
                </TableCell>
                <TableCell className="as-cards:order-2 as-cards:basis-full">
                  <CellLines title={who} below={isGone ? null : to.email} belowTitle={to.email}>
                    <span className="font-medium text-ink">{name}</span>{' '}
                    {company ? (
                      <Link
                        href={COMPANY_ROUTES.managed(company._id)}
                        prefetch={false}
                        className="text-muted underline decoration-line underline-offset-4 hover:decoration-ink"
                      >
                        {company.name}
                      </Link>
                    ) : (
                      <span className="text-muted">{of}</span>
                    )}
                  </CellLines>
                </TableCell>
                <TableCell className="as-cards:order-2">
                  <CellLines
                    below={
                      <Moment
                        at={offer.changedAt}
                        text={endedBy && fillText(texts.offers.changedBy, { name: endedBy })}
                      />
                    }
                  >
                    <OfferStateBadge state={state} texts={states} />
                  </CellLines>
                </TableCell>
                <TableCell
                  label={columns.validUntil}
                  className="figures whitespace-nowrap as-cards:order-2 as-cards:gap-1.5 as-cards:text-xs"
                >
                  {partText(validUntil, language, 'full')}
                </TableCell>
                <TableCell className="figures whitespace-nowrap font-semibold text-ink as-cards:order-1 as-table:text-end">
                  {formatDollars(offer.due, language)}
                </TableCell>
              </TableRow>
            );
          },
        )}
      </TableBody>
    </Table>
  );
}
