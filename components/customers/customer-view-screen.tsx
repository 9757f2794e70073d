import { useLanguage } from '#use-language';
import { FilterLinks } from '@/components/ui/filter-links';
import { ListSearch } from '@/components/ui/list-search';
import { Notice } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { formatMoment } from '@/lib/shared/dates';
import { listHref } from '@/lib/shared/list-query';
import type { Cart } from '@/lib/shared/schemas/cart';
import { VIEW_PARTS, type ViewPart } from '@/lib/shared/schemas/customer-view';
import type { List } from '@/lib/shared/schemas/list';
import type { Order } from '@/lib/shared/schemas/order';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { EndViewButton } from './end-view-button';
import { ViewedCart, ViewedLists } from './viewed-lines';
import { type OrderShown, ViewedOrder } from './viewed-order';
import { ViewedOrders } from './viewed-orders';
import { type PriceShown, ViewedPrices } from './viewed-prices';
import { type ToolShown, ViewedTool } from './viewed-tool';

type Page<Entry> = { entries: readonly Entry[]; total: number };

type Part =
  | { show: 'orders'; orders: Page<Order>; order?: OrderShown | undefined }
  | { show: 'cart'; cart: Cart }
  | { show: 'lists'; lists: Page<List> }
  | { show: 'prices'; prices: Page<PriceShown>; tool?: ToolShown | undefined };

type CustomerViewScreenProps = {
  customer: { _id: string; name: string; email: string };
  until: string;
  part: Part;
  asked: { q: string; page: number; limit: number };
  /** The day of the shop's calendar. */
  today: string;
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
  const { customer, until, part, asked, today, path, texts } = props;
  const language = useLanguage();
  const own = texts.customer.view;
  const { show } = part;
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
          query={asked.q}
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
          today={today}
          hrefOf={(order) => listHref(path, { order })}
          texts={texts}
        />
      ) : null}
      {part.show === 'cart' ? <ViewedCart cart={part.cart} texts={own} /> : null}
      {part.show === 'lists' ? <ViewedLists lists={part.lists.entries} texts={own} /> : null}
      {part.show === 'prices' && part.tool ? <ViewedTool {...part.tool} texts={texts} /> : null}
      {part.show === 'prices' ? (
        <ViewedPrices
          prices={part.prices.entries}
          hrefOf={(tool) => listHref(path, { show, q: asked.q, page: asked.page, tool })}
          texts={own}
        />
      ) : null}
      <Pagination
        page={asked.page}
        pageCount={Math.max(1, Math.ceil(totalOf(part) / asked.limit))}
        href={(page) => listHref(path, { show, q: asked.q, page })}
        texts={texts.shell.pagination}
      />
    </>
  );
}
