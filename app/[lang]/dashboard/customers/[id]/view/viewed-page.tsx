import { Building2, MapPin } from 'lucide';
import type { z } from 'zod';
import { cardsShipping, cartShipping } from '@/app/[lang]/shipping-facts';
import { AddressPanel } from '@/components/addresses/address-panel';
import { CompanyFacts, CompanyStateBadge } from '@/components/companies/company-head';
import { MemberTable } from '@/components/companies/members-screen';
import { ViewedCatalogue } from '@/components/customers/customer-view-screen';
import { ViewedCart, ViewedLists } from '@/components/customers/viewed-lines';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { OwnOrderScreen } from '@/components/orders/own/own-order-screen';
import { ToolOffer } from '@/components/purchase/tool-offer';
import { EmptyState } from '@/components/ui/empty-state';
import { BackLink } from '@/components/ui/links/back-link';
import { LinkButton } from '@/components/ui/links/link';
import { Pagination } from '@/components/ui/links/pagination';
import { Panel } from '@/components/ui/panel';
import { listHref } from '@/lib/client/page/list-query';
import { getAddresses } from '@/lib/server/commerce/addresses/get-addresses';
import { getCart } from '@/lib/server/commerce/cart/get-cart';
import { getCompany } from '@/lib/server/commerce/companies/get-company';
import { getList, getLists } from '@/lib/server/commerce/lists/get-lists';
import { getOwnOrder } from '@/lib/server/commerce/orders/read/get-order';
import { getPriceLadder } from '@/lib/server/commerce/prices/get-tool-prices';
import { namedCategories } from '@/lib/server/commerce/tools/categories/read-categories';
import { getTool } from '@/lib/server/commerce/tools/read/get-tool';
import { publishedTools } from '@/lib/server/commerce/tools/read/tool-names';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import {
  linesInLanguage,
  readViewedCatalogue,
} from '@/lib/server/compliance/customer-views/viewed-catalogue';
import type { ViewedCustomer } from '@/lib/server/compliance/customer-views/viewed-customer';
import { inLanguage } from '@/lib/server/platform/http/request-context';
import type { viewAddressSchema } from '@/lib/shared/customers/customer.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import type { Order } from '@/lib/shared/orders/order.schema';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { ifFound } from '../../../../if-found';
import { OwnOrders } from '../../../my-order/own-orders';
import { readListPage } from '../../../read-list-page';
import { viewLinks } from './view-links';
import { ViewedReturns } from './viewed-returns';

export type PartProps = {
  view: ViewedCustomer;
  query: z.output<typeof viewAddressSchema>;
  path: string;
  lang: string;
};

export async function ViewedPage(props: PartProps) {
  const { view, query } = props;
  const { buyer } = view;
  switch (query.show ?? 'orders') {
    case 'cart':
      return <Cart {...props} />;
    case 'lists':
      return <Lists {...props} />;
    case 'addresses':
      return <Addresses {...props} />;
    case 'company':
      return <Company {...props} />;
    case 'returns':
      return <ViewedReturns {...props} />;
    case 'prices': {
      const tool =
        query.tool === undefined ? null : await ifFound(getTool(query.tool, languageOf(props.lang)));
      return tool ? <ToolAtPrices {...props} tool={tool} /> : <Catalogue {...props} />;
    }
    default: {
      const { order: id } = query;
      const read = (own: string) => inLanguage(languageOf(props.lang), () => getOwnOrder(buyer, own));
      const order = id === undefined ? null : await ifFound(read(id));
      return order ? <OneOrder {...props} order={order} /> : <Orders {...props} />;
    }
  }
}

function Orders({ view, query, path, lang }: PartProps) {
  const { show: _show, order: _order, tool: _tool, category: _category, ...filter } = query;
  return (
    <OwnOrders
      buyer={view.buyer}
      account={view.account}
      query={filter}
      viewedAt={viewLinks(path)}
      texts={textsFor(lang)}
    />
  );
}

async function OneOrder({ order, path, lang }: PartProps & { order: Order }) {
  const texts = textsFor(lang);
  const sold = await publishedTools(order.lines.map(({ toolId }) => toolId));
  return (
    <OwnOrderScreen order={order} sold={sold} today={shopDay()} links={viewLinks(path)} texts={texts}>
      <LinkButton href={ROUTES.manageOrder(order._id)} prefetch={false} variant="outline" size="sm">
        {texts.customer.view.manageOrder}
      </LinkButton>
    </OwnOrderScreen>
  );
}

async function Cart({ view, lang }: PartProps) {
  const texts = textsFor(lang);
  const cart = linesInLanguage(await inLanguage(languageOf(lang), () => getCart(view.buyer)), texts.messages);
  return (
    <>
      <DashboardHead heading={texts.cart.heading}>
        {cart.lines.length > 0 ? (
          <LinkButton
            href={OFFER_ROUTES.forCart(view.buyer.owner.id.toHexString())}
            prefetch={false}
            size="sm"
          >
            {texts.offers.manage.make}
          </LinkButton>
        ) : null}
      </DashboardHead>
      <ViewedCart
        cart={cart}
        shipping={cartShipping(texts)}
        texts={pick(texts.cart, 'empty', 'lines', 'sum')}
      />
    </>
  );
}

async function Lists({ view: { buyer }, query, path, lang }: PartProps) {
  const { lists: texts, cart, customer, messages, offers, shell } = textsFor(lang);
  const { lists, total } = await getLists(buyer);
  const { rows, page, pageCount } = await readListPage(query.page, async (part) => {
    const shown = lists.slice((part.page - 1) * part.limit, part.page * part.limit);
    const read = () => Promise.all(shown.map(({ _id }) => getList(buyer, _id)));
    return { rows: await inLanguage(languageOf(lang), read), total };
  });
  return (
    <>
      <DashboardHead heading={texts.heading} text={texts.text} />
      <ViewedLists
        lists={rows.map((list) => linesInLanguage(list, messages))}
        customerId={buyer.owner.id.toHexString()}
        texts={{
          ...pick(texts, 'empty', 'tools', 'shared'),
          lines: cart.lines,
          total: customer.view.total,
          offer: offers.manage.make,
        }}
      />
      <Pagination
        page={page}
        pageCount={pageCount}
        href={(next) => listHref(path, { show: 'lists', page: next })}
        texts={shell.pagination}
      />
    </>
  );
}

async function Addresses({ view, lang }: PartProps) {
  const { addresses: texts } = textsFor(lang);
  const { addresses } = await getAddresses(view.buyer.owner);
  return (
    <>
      <DashboardHead heading={texts.heading} text={texts.text} />
      {addresses.length === 0 ? (
        <EmptyState icon={MapPin} title={texts.empty.title} text={texts.empty.text} />
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {addresses.map((address) => (
            <AddressPanel key={address._id} address={address} texts={texts} />
          ))}
        </ul>
      )}
    </>
  );
}

async function Company({ view, lang }: PartProps) {
  const texts = textsFor(lang);
  const own = texts.company;
  const company = await ifFound(getCompany({ userId: view.buyer.owner.id, company: view.company }));
  if (!company)
    return <EmptyState icon={Building2} title={own.heading} text={texts.customer.view.noCompany} />;
  return (
    <>
      <DashboardHead heading={company.name} state={<CompanyStateBadge state={company.state} texts={own} />} />
      <Panel heading={own.manage.details}>
        <CompanyFacts
          company={company}
          more={[[own.facts.role, own.roles[company.role]]]}
          texts={own.facts}
        />
      </Panel>
      <Panel heading={own.members.label}>
        <MemberTable members={company.members} mayChange={false} texts={texts} />
      </Panel>
    </>
  );
}

async function Catalogue({ view, query: { q, category, page }, path, lang }: PartProps) {
  const texts = textsFor(lang);
  const catalogue = await readViewedCatalogue(view.buyer, { q, category, page }, languageOf(lang));
  return (
    <>
      <DashboardHead heading={texts.customer.view.parts.prices} />
      <ViewedCatalogue
        catalogue={catalogue}
        named={await namedCategories(lang)}
        query={{ q: q ?? '', category }}
        shipping={cardsShipping(lang)}
        hrefOf={(to) => listHref(path, { show: 'prices', ...to })}
        path={path}
        texts={texts}
      />
    </>
  );
}

async function ToolAtPrices({ view, query, path, lang, tool }: PartProps & { tool: Tool }) {
  const texts = textsFor(lang);
  const own = texts.customer.view;
  const { q, category, page } = query;
  const language = languageOf(lang);
  const ladder = await getPriceLadder(view.buyer, tool, texts.messages);
  const isPublic = ladder?.length === 1 && ladder[0].unitPrice === ladder[0].receipt.base;
  return (
    <>
      <ToolOffer tool={tool} ladder={ladder} texts={texts}>
        <BackLink href={listHref(path, { show: 'prices', q, category, page })}>{own.parts.prices}</BackLink>
      </ToolOffer>
      {isPublic ? (
        <p>{fillText(own.publicPrice, { price: formatDollars(ladder[0].unitPrice, language) })}</p>
      ) : null}
    </>
  );
}
