import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTimeZone } from '#use-time-zone';
import { UnpaidOrders } from '@/components/orders/own/unpaid-orders';
import { Link, LinkButton } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { listHref } from '@/lib/client/page/list-query';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
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
import { shop } from '@/shop.config';
import { BuyAgain } from './buy-again';
import { CompanyStanding } from './company-standing';
import { HomeSection } from './home-section';
import { UnderWay, Waiting } from './under-way';

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

type WhereToStartProps = { texts: Texts['account']['start'] };

function WhereToStart({ texts }: WhereToStartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg border border-line border-dashed px-4 py-3 text-sm"
    >
      <div>
        <h2 id={id} className="font-semibold text-ink">
          {texts.heading}
        </h2>
        <p className="text-muted">{texts.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={ROUTES.tools} size="sm">
          {texts.tools}
        </LinkButton>
        {shop.pages.quickOrder ? (
          <LinkButton href={ROUTES.quickOrder} size="sm" variant="outline">
            {texts.quickOrder}
          </LinkButton>
        ) : null}
        <LinkButton href={ROUTES.quote} size="sm" variant="outline">
          {texts.quote}
        </LinkButton>
      </div>
    </section>
  );
}

type HomeLinksProps = {
  heading: string;
  all: { href: string; label: string };
  entries: readonly { key: string; href: string; name: string; about: ReactNode }[];
};

/** Nothing without entries. */
function HomeLinks({ heading, all, entries }: HomeLinksProps) {
  if (entries.length === 0) return null;
  return (
    <HomeSection heading={heading} all={all}>
      <ul className="figures text-sm">
        {entries.map(({ key, href, name, about }) => (
          <li key={key} className="flex min-h-9 items-center justify-between gap-4 border-line border-b py-1">
            <Link
              href={href}
              prefetch={false}
              className="min-w-0 truncate font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              <MeasuredText text={name} />
            </Link>
            <span className="shrink-0 text-muted text-xs">{about}</span>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
