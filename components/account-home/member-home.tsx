import type { ComponentProps } from 'react';
import { useTimeZone } from '#use-time-zone';
import { UnpaidOrders } from '@/components/orders/own/unpaid-orders';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import { listHref } from '@/lib/shared/calls/list-query';
import { formatDay } from '@/lib/shared/dates/dates';
import type { ListLine, ListSummary } from '@/lib/shared/lists/list.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { OfferRow } from '@/lib/shared/offers/offer.schema';
import type { Order } from '@/lib/shared/orders/order.schema';
import { TO_PAY } from '@/lib/shared/orders/order-status';
import type { OwnQuote } from '@/lib/shared/requests/quote.schema';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { BuyAgain } from './buy-again';
import { CompanyStanding } from './company-standing';
import { HomeLinks } from './home-links';
import { UnderWay } from './under-way';
import { Waiting } from './waiting';
import { WhereToStart } from './where-to-start';

export type MemberHomeFacts = {
  /** That wait for the member's answer. */
  offers: readonly OfferRow[];
  /** The first of those to decide. */
  approvals: readonly Requisition[];
  toDecide: number;
  standing: Pick<ComponentProps<typeof CompanyStanding>, 'budget' | 'owed'>;
  unpaid: readonly Order[];
  underWay: readonly Order[];
  bought: readonly ListLine[];
  lists: readonly ListSummary[];
  quotes: readonly OwnQuote[];
};

type MemberHomeProps = {
  facts: MemberHomeFacts;
  /** In the shop's calendar. */
  today: string;
  language: Language;
  texts: Texts;
};

const LISTED_MAX = 6;

/** Product §2.5: what a customer does next, the most urgent first. */
export function MemberHome({ facts, today, language, texts }: MemberHomeProps) {
  const { offers, approvals, toDecide, standing, unpaid, underWay, bought, lists, quotes } = facts;
  const timeZone = useTimeZone();
  const { account, tools } = texts;
  const isEmpty = [offers, approvals, unpaid, underWay, bought, lists, quotes].every(
    ({ length }) => length === 0,
  );
  if (isEmpty) {
    return (
      <>
        <CompanyStanding {...standing} texts={texts} />
        <WhereToStart texts={account.start} />
      </>
    );
  }
  return (
    <>
      <Waiting offers={offers} approvals={approvals} toDecide={toDecide} texts={texts} />
      <UnpaidOrders
        orders={unpaid}
        all={listHref(ROUTES.myOrders, { state: TO_PAY })}
        payHrefOf={ROUTES.payment}
        texts={texts.orders}
      />
      <CompanyStanding {...standing} texts={texts} />
      <UnderWay orders={underWay} today={today} texts={texts} />
      <BuyAgain
        tools={bought}
        texts={account.buyAgain}
        stockTexts={pick(tools, 'outOfStock', 'lowStock', 'inStock')}
      />
      <div className="grid gap-x-8 gap-y-6 empty:hidden md:grid-cols-2">
        <HomeLinks
          heading={account.lists.heading}
          all={{ href: ROUTES.lists, label: account.lists.all }}
          entries={lists.slice(0, LISTED_MAX).map(({ _id, name, lineCount }) => ({
            key: _id,
            href: ROUTES.list(_id),
            name,
            about:
              lineCount === 1
                ? texts.lists.tools.one
                : fillText(texts.lists.tools.many, { count: formatNumber(lineCount, language) }),
          }))}
        />
        <HomeLinks
          heading={account.quotes.heading}
          all={{ href: ROUTES.myQuotes, label: account.quotes.all }}
          entries={quotes.slice(0, LISTED_MAX).map(({ _id, number, requestedAt }) => ({
            key: _id,
            href: ROUTES.myQuotes,
            name: number,
            about: formatDay(requestedAt, language, timeZone),
          }))}
        />
      </div>
    </>
  );
}
