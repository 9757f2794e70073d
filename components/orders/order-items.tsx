import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { OrderCosts } from '@/components/freight/order-costs';
import { AddToList } from '@/components/lists/add-to-list';
import { LineWordsText } from '@/components/orders/line-words-text';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { moneyBackOf, netValueOf } from '@/lib/client/payment/money-back';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Order, OrderLine } from '@/lib/shared/orders/order.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';

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
        {order.costs ? null : (
          <div className="mt-1.5 flex items-baseline justify-between gap-4 border-line border-t pt-4">
            <dt className="font-semibold text-base text-ink">{texts.value}</dt>
            <dd className="font-extrabold text-2xl text-ink">{formatDollars(order.orderValue, language)}</dd>
          </div>
        )}
        <MoneyBack order={order} texts={texts} />
      </dl>
      {order.costs ? (
        <OrderCosts costs={order.costs} shippingMethod={order.shippingMethod} texts={texts.costs} />
      ) : (
        <p className="text-muted text-sm">{texts.noFees}</p>
      )}
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
  const [line = {} as Partial<OrderLine>] = order.lines;
  const { sku = '', reference } = line;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Picture
        src={order.toolImage}
        fallback={TOOL_PLACEHOLDER}
        alt=""
        width={160}
        height={120}
        sizes="96px"
        className="h-18 w-24 shrink-0 rounded-sm border border-line bg-sunken object-cover"
      />
      <div className="grid min-w-36 flex-1 gap-1">
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
        <LineWordsText line={line} texts={texts.words} className="text-muted text-sm" />
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

const SHOWN_MAX = 20;

type LineTableProps = {
  lines: readonly OrderLine[];
  /** Undefined once the tool is no longer sold. */
  hrefOf: (toolId: string) => string | undefined;
  texts: Texts['orderPage'];
  /** The label of the button that adds a line to a list; none for admins. */
  addToList?: string | undefined;
};

function LineTable({ lines, hrefOf, texts, addToList }: LineTableProps) {
  const language = useLanguage();
  // Not worth collapsing a few more.
  const shown = lines.length > SHOWN_MAX + 5 ? lines.slice(0, SHOWN_MAX) : lines;
  const rest = lines.slice(shown.length);
  return (
    <div className="grid gap-1">
      <Lines lines={shown} hrefOf={hrefOf} texts={texts} addToList={addToList} />
      {rest.length > 0 ? (
        <details className="folded-lines grid gap-1 border-line border-t">
          <summary className="w-fit rounded-sm py-3 font-medium text-ink text-sm underline decoration-line underline-offset-4 hover:decoration-ink">
            {fillText(texts.moreLines, { count: formatNumber(rest.length, language) })}
          </summary>
          <Lines lines={rest} hrefOf={hrefOf} texts={texts} addToList={addToList} />
        </details>
      ) : null}
    </div>
  );
}

function Lines({ lines, hrefOf, texts, addToList }: LineTableProps) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <Line key={line.toolId} line={line} href={hrefOf(line.toolId)} texts={texts} addToList={addToList} />
      ))}
    </ul>
  );
}

type LineProps = Pick<LineTableProps, 'texts' | 'addToList'> & { line: OrderLine; href: string | undefined };

function Line({ line, href, texts, addToList }: LineProps) {
  const language = useLanguage();
  const nameId = `line-${line.toolId}`;
  const price = fillText(texts.atPrice, {
    quantity: formatNumber(line.quantity, language),
    price: formatDollars(line.unitPrice, language),
  });
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 py-3 text-sm [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] print:[content-visibility:visible]">
      <Picture
        src={line.image}
        fallback={TOOL_PLACEHOLDER}
        alt=""
        width={64}
        height={48}
        className="h-9 w-12 shrink-0 rounded-sm border border-line bg-sunken object-cover"
      />
      <div className="grid min-w-0 gap-0.5">
        <span id={nameId} className="wrap-anywhere font-medium text-ink leading-snug">
          <LineName name={line.name} href={href} />
        </span>
        <span className="figures flex flex-wrap gap-x-3 text-muted text-xs">
          <span className="font-mono">{line.sku}</span>
          <span>{price}</span>
          {line.refundedQuantity ? (
            <span className="text-ink">
              {fillText(texts.partRefund.ofLine, { count: formatNumber(line.refundedQuantity, language) })}
            </span>
          ) : null}
          {href ? null : <span>{texts.gone}</span>}
        </span>
        {line.reference ? (
          <span className="wrap-anywhere text-muted text-xs">
            {fillText(texts.reference, { reference: line.reference })}
          </span>
        ) : null}
        <LineWordsText line={line} texts={texts.words} className="text-muted text-xs" />
      </div>
      <span className="figures grid justify-items-end whitespace-nowrap text-end font-semibold text-ink">
        {formatDollars(line.lineTotal, language)}
        {addToList && href ? (
          <AddToList toolId={line.toolId} quantity={line.quantity} nameId={nameId}>
            {addToList}
          </AddToList>
        ) : null}
      </span>
    </li>
  );
}

function LineName({ name, href }: { name: string; href: string | undefined }): ReactNode {
  if (!href) return <MeasuredText text={name} />;
  return (
    <Link
      href={href}
      prefetch={false}
      className="underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      <MeasuredText text={name} />
    </Link>
  );
}
