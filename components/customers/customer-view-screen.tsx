import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import type { CartShipping } from '@/components/cart/cart-ships';
import type { CardsShipping } from '@/components/shipping/use-cards-text';
import { FilterLinks } from '@/components/ui/filter-links';
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
import { type CatalogueShown, ViewedCatalogue } from './viewed-catalogue';
import { ViewedLists } from './viewed-lists';
import { type OrderShown, ViewedOrder } from './viewed-order';
import { ViewedOrders } from './viewed-orders';
import { type ToolShown, ViewedTool } from './viewed-tool';

type Page<Entry> = { entries: readonly Entry[]; total: number };

type Part =
  | { show: 'orders'; orders: Page<Order>; unpaid: readonly Order[]; order?: OrderShown | undefined }
  | { show: 'cart'; cart: Cart }
  | { show: 'lists'; lists: Page<List> }
  | { show: 'addresses'; addresses: readonly Address[] }
  | { show: 'prices'; catalogue: CatalogueShown }
  | { show: 'prices'; tool: ToolShown };

type CustomerViewScreenProps = {
  customer: { _id: string; name: string; email: string };
  until: string;
  part: Part;
  asked: {
    filter: Omit<OwnOrdersAddress, 'page'>;
    category?: string | undefined;
    page: number;
    limit: number;
  };
  /** The day of the shop's calendar. */
  today: string;
  shipping: CartShipping;
  cardsShipping: CardsShipping;
  /** The address of this page. */
  path: string;
  texts: Texts;
};

/** Returns the number of entries for the pagination at the end of the screen. The catalogue has one of its own. */
function totalOf(part: Part): number {
  if (part.show === 'orders') return part.orders.total;
  return part.show === 'lists' ? part.lists.total : 0;
}

/** What a customer sees, without anything to change it, below a banner that says so. */
export function CustomerViewScreen(props: CustomerViewScreenProps) {
  const { customer, until, part, asked, today, shipping, cardsShipping, path, texts } = props;
  const language = useLanguage();
  const timeZone = useTimeZone();
  const own = texts.customer.view;
  const { show } = part;
  const { filter, category, page } = asked;
  const { q = '' } = filter;
  const hrefOf = (to: ViewPart) => listHref(path, { show: to === 'orders' ? undefined : to });
  return (
    <>
      <Notice tone="warning" className="sticky top-2 z-10">
        <span className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <span>
            <strong className="wrap-anywhere">
              {fillText(own.banner, { name: customer.name, time: formatMoment(until, language, timeZone) })}
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
      {'tool' in part ? (
        <ViewedTool {...part.tool} back={listHref(path, { show, q, category, page })} texts={texts} />
      ) : null}
      {'catalogue' in part ? (
        <ViewedCatalogue
          catalogue={part.catalogue}
          asked={{ q, category }}
          shipping={cardsShipping}
          hrefOf={(to) => listHref(path, { show, ...to })}
          path={path}
          texts={texts}
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
