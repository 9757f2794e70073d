import { useLanguage } from '#use-language';
import { AddToList } from '@/components/lists/add-to-list';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { moneyBackOf, netValueOf } from '@/lib/shared/orders/money-back';
import type { Order, OrderLine } from '@/lib/shared/orders/order.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { LineTable } from './line-table';

type OrderItemsProps = {
  order: Order;
  hrefOf: (toolId: string) => string | undefined;
  texts: Texts['orderPage'];
  addToList?: string | undefined;
};

export function OrderItems({ order, hrefOf, texts, addToList }: OrderItemsProps) {
  const language = useLanguage();
  const quantity = formatNumber(order.orderQuantity, language);
  const facts =
    order.unitPrice === undefined
      ? ([[texts.units, quantity]] as const)
      : ([
          [texts.quantity, quantity],
          [texts.unitPrice, formatDollars(order.unitPrice, language)],
        ] as const);
  return (
    <>
      {order.lineCount === 1 ? (
        <SingleItem order={order} toolHref={hrefOf(order.toolId)} texts={texts} addToList={addToList} />
      ) : (
        <LineTable lines={order.lines} hrefOf={hrefOf} texts={texts} addToList={addToList} />
      )}
      <dl className="figures grid gap-2.5 border-line border-t pt-4 text-sm">
        {order.poNumber ? (
          <div className="flex justify-between gap-4">
            <dt className="text-muted">{texts.poNumber}</dt>
            <dd className="wrap-anywhere text-end font-medium text-ink">{order.poNumber}</dd>
          </div>
        ) : null}
        {facts.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="text-muted">{term}</dt>
            <dd className="font-medium text-ink">{value}</dd>
          </div>
        ))}
        <div className="mt-1.5 flex items-baseline justify-between gap-4 border-line border-t pt-4">
          <dt className="font-semibold text-base text-ink">{texts.value}</dt>
          <dd className="font-extrabold text-2xl text-ink">{formatDollars(order.orderValue, language)}</dd>
        </div>
        <MoneyBack order={order} texts={texts} />
      </dl>
      <p className="text-muted text-sm">{texts.noFees}</p>
    </>
  );
}

function MoneyBack({ order, texts }: Pick<OrderItemsProps, 'order' | 'texts'>) {
  const language = useLanguage();
  const moneyBack = moneyBackOf(order);
  if (moneyBack === 0) return null;
  return (
    <>
      <div className="flex justify-between gap-4">
        <dt className="text-muted">{texts.moneyBack}</dt>
        <dd className="font-medium text-danger">{formatDollars(-moneyBack, language)}</dd>
      </div>
      <div className="flex justify-between gap-4 font-semibold text-ink">
        <dt>{texts.net}</dt>
        <dd>{formatDollars(netValueOf(order), language)}</dd>
      </div>
    </>
  );
}

type SingleItemProps = Pick<OrderItemsProps, 'order' | 'texts' | 'addToList'> & {
  toolHref: string | undefined;
};

function SingleItem({ order, toolHref, texts, addToList }: SingleItemProps) {
  const [{ sku = '', reference } = {} as Partial<OrderLine>] = order.lines;
  return (
    <div className="flex items-center gap-4">
      <Picture
        src={order.toolImage}
        fallback={TOOL_PLACEHOLDER}
        alt=""
        width={160}
        height={120}
        sizes="96px"
        className="h-18 w-24 shrink-0 rounded-sm border border-line bg-sunken object-cover"
      />
      <div className="grid min-w-0 gap-1">
        {toolHref ? (
          <Link
            id={`line-${order.toolId}`}
            href={toolHref}
            prefetch={false}
            className="wrap-anywhere font-semibold text-ink leading-snug underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            <MeasuredText text={order.toolName} />
          </Link>
        ) : (
          <>
            <p className="wrap-anywhere font-semibold text-ink leading-snug">
              <MeasuredText text={order.toolName} />
            </p>
            <p className="text-muted text-sm">{texts.gone}</p>
          </>
        )}
        <p className="wrap-anywhere font-mono text-muted text-xs">{sku}</p>
        {reference ? (
          <p className="wrap-anywhere text-muted text-sm">{fillText(texts.reference, { reference })}</p>
        ) : null}
      </div>
      {addToList && toolHref ? (
        <AddToList
          toolId={order.toolId}
          quantity={order.orderQuantity}
          nameId={`line-${order.toolId}`}
          className="ms-auto"
        >
          {addToList}
        </AddToList>
      ) : null}
    </div>
  );
}
