import { useLanguage } from '#use-language';
import type { CartShipping } from '@/components/cart/cart-ships';
import { FilterLinks } from '@/components/ui/filter-links';
import { ListSearch } from '@/components/ui/list-search';
import { Notice } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { formatMoment } from '@/lib/shared/dates';
import { listHref } from '@/lib/shared/list-query';
import type { Address } from '@/lib/shared/schemas/address';
import type { Cart } from '@/lib/shared/schemas/cart';
import { VIEW_PARTS, type ViewPart } from '@/lib/shared/schemas/customer-view';
import type { List } from '@/lib/shared/schemas/list';
import type { Order, OwnOrdersAddress } from '@/lib/shared/schemas/order';
import { fillText } from '@/lib/shared/texts/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { EndViewButton } from './end-view-button';
import { ViewedAddresses } from './viewed-addresses';
import { ViewedCart } from './viewed-cart';
import { ViewedLists } from './viewed-lists';
import { type OrderShown, ViewedOrder } from './viewed-order';
import { ViewedOrders } from './viewed-orders';
import { type PriceShown, ViewedPrices } from './viewed-prices';
import { type ToolShown, ViewedTool } from './viewed-tool';

type Page<Entry> = { entries: readonly Entry[]; total: number };

type Part =
  | { show: 'orders'; orders: Page<Order>; unpaid: readonly Order[]; order?: OrderShown | undefined }
  | { show: 'cart'; cart: Cart }
  | { show: 'lists'; lists: Page<List> }
  | { show: 'addresses'; addresses: readonly Address[] }
  | { show: 'prices'; prices: Page<PriceShown>; tool?: ToolShown | undefined };

type CustomerViewScreenProps = {
  customer: { _id: string; name: string; email: string };
  until: string;
  part: Part;
  asked: { filter: Omit<OwnOrdersAddress, 'page'>; page: number; limit: number };
  /** The day of the shop's calendar. */
  today: string;
  shipping: CartShipping;
  /** The address of this page. */
  path: string;
  texts: Texts;
};

function totalOf(part: Part): number {
  if (part.show === 'orders') return part.orders.total;
  if (part.show === 'lists') return part.lists.total;
  return part.show === 'prices' ? part.prices.total : 0;
}

/** What a customer sees, without anything that changes it; a banner says so as long as it is shown. */
export function CustomerViewScreen(props: CustomerViewScreenProps) {
  const { customer, until, part, asked, today, shipping, path, texts } = props;
  const language = useLanguage();
  const own = texts.customer.view;
  const { show } = part;
  const { filter, page } = asked;
  const { q = '' } = filter;
  const hrefOf = (to: ViewPart) => listHref(path, { show: to === 'orders' ? undefined : to });
  return (
    <>
      <Notice tone="warning" className="sticky top-2 z-10">
        <span className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <span>
            <strong className="wrap-anywhere">
              {fillText(own.banner, { name: customer.name, time: formatMoment(until, language) })}
            </strong>{' '}
            {own.logged}
          </span>
          <EndViewButton userId={customer._id} email={customer.email} texts={{ end: own.end }} />
        </span>
      </Notice>
      <h1 className="font-extrabold text-title tracking-[-0.015em]">{own.parts[show]}</h1>
      <FilterLinks
        label={own.label}
        links={VIEW_PARTS.map((each) => ({
          key: each,
          label: own.parts[each],
          href: hrefOf(each),
          current: each === show,
        }))}
      />
      {show === 'prices' ? (
        <ListSearch
          path={path}
          query={q}
          keep={{ show }}
          label={own.search}
          placeholder={own.placeholder}
          texts={texts.admin.search}
        />
      ) : null}
      {part.show === 'orders' && part.order ? (
        <ViewedOrder
          {...part.order}
          today={today}
          back={listHref(path, {})}
          priceOf={(tool) => listHref(path, { show: 'prices', tool })}
          texts={texts}
        />
      ) : null}
      {part.show === 'orders' && !part.order ? (
        <ViewedOrders
          orders={part.orders.entries}
          unpaid={part.unpaid}
          asked={filter}
          today={today}
          path={path}
          texts={texts}
        />
      ) : null}
      {part.show === 'cart' ? (
        <ViewedCart
          cart={part.cart}
          shipping={shipping}
          texts={{
            ...pick(texts.cart, 'lines', 'sum'),
            none: own.noCart,
            tools: pick(texts.tools, 'unit', 'units'),
          }}
        />
      ) : null}
      {part.show === 'addresses' ? <ViewedAddresses addresses={part.addresses} texts={texts} /> : null}
      {part.show === 'lists' ? <ViewedLists lists={part.lists.entries} texts={texts} /> : null}
      {part.show === 'prices' && part.tool ? <ViewedTool {...part.tool} texts={texts} /> : null}
      {part.show === 'prices' ? (
        <ViewedPrices
          prices={part.prices.entries}
          hrefOf={(tool) => listHref(path, { show, q, page, tool })}
          texts={own}
        />
      ) : null}
      <Pagination
        page={page}
        pageCount={Math.max(1, Math.ceil(totalOf(part) / asked.limit))}
        href={(next) => listHref(path, { ...filter, show: show === 'orders' ? undefined : show, page: next })}
        texts={texts.shell.pagination}
      />
    </>
  );
}
