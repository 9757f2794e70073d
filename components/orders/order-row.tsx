import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/confirm-dialog';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { TableCell, TableRow } from '@/components/ui/table';
import { formatDay } from '@/lib/shared/dates';
import { formatDollars } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/numbers';
import { goodsLabel } from '@/lib/shared/order-label';
import { TOOL_PLACEHOLDER } from '@/lib/shared/placeholder-pictures';
import { ROUTES } from '@/lib/shared/routes';
import type { Order } from '@/lib/shared/schemas/order';
import { orderShipText } from '@/lib/shared/shipping/order-ship-text';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { HeldUntil } from './held-until';
import { MoreLines } from './more-lines';
import { OrderAgain } from './order-again';
import { OrderStateBadges } from './order-state-badges';

type OrderRowProps = {
  order: Order;
  /** The day of the shop's calendar. */
  today: string;
  texts: Texts['orders'];
  confirmTexts: ConfirmTexts;
  onCancel: (order: Order) => Promise<void>;
};

/**
 * One of the customer's own orders: while unpaid it can be paid or cancelled, afterwards it shows its payment (product
 * §4.1).
 */
export function OrderRow({ order, today, texts, confirmTexts, onCancel }: OrderRowProps) {
  const language = useLanguage();
  const numberId = `order-${order._id}`;
  const quantity = formatNumber(order.orderQuantity, language);
  const isSingle = order.lineCount === 1;
  const ships = orderShipText(order, today, { reader: 'buyer', texts: texts.ships, language });
  const leadsToItsForm = isSingle && order.state === 'shipped';
  return (
    <TableRow>
      <TableCell label={texts.columns.order} className="figures whitespace-nowrap">
        <span className="grid gap-0.5 text-end md:text-start">
          <Link
            id={numberId}
            href={ROUTES.myOrder(order._id)}
            prefetch={false}
            className="font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {order.number}
          </Link>
          <time dateTime={order.placedAt} className="text-muted text-xs">
            {formatDay(order.placedAt, language)}
          </time>
          {order.poNumber ? (
            <span className="wrap-anywhere max-w-48 whitespace-normal text-muted text-xs">
              {fillText(texts.poNumber, { number: order.poNumber })}
            </span>
          ) : null}
        </span>
      </TableCell>
      <TableCell className="md:min-w-52">
        <span className={clsx('flex w-full gap-3', isSingle ? 'items-center' : 'items-start')}>
          <Picture
            src={order.toolImage}
            fallback={TOOL_PLACEHOLDER}
            alt=""
            width={96}
            height={72}
            sizes="56px"
            className="h-10.5 w-14 shrink-0 rounded-sm border border-line bg-sunken object-cover"
          />
          <span className="grid min-w-0 gap-0.5">
            <Link
              href={isSingle ? ROUTES.purchase(order.toolId) : ROUTES.myOrder(order._id)}
              prefetch={false}
              className="wrap-anywhere line-clamp-3 text-pretty font-medium text-ink leading-snug underline-offset-4 hover:underline"
            >
              <MeasuredText text={order.toolName} />
            </Link>
            <MoreLines order={order} href={ROUTES.myOrder(order._id)} texts={texts} />
          </span>
        </span>
      </TableCell>
      <TableCell label={texts.columns.quantity} className="figures md:text-end">
        {quantity}
      </TableCell>
      <TableCell label={texts.columns.value} className="figures font-semibold text-ink md:text-end">
        {formatDollars(order.orderValue, language)}
      </TableCell>
      <TableCell label={texts.columns.state}>
        <span className="grid min-w-0 justify-items-end gap-1.5 md:justify-items-start">
          <OrderStateBadges order={order} texts={texts} />
          {ships ? <span className="figures text-end text-ink text-xs md:text-start">{ships}</span> : null}
          {order.expiresAt ? (
            <span className="figures text-end text-muted text-xs md:text-start">
              <HeldUntil until={order.expiresAt} text={texts.payBy} left={texts.left} />
            </span>
          ) : null}
          {order.transactionId ? (
            <span className="wrap-anywhere text-end font-mono text-2xs text-muted md:text-start xl:whitespace-nowrap">
              <span className="sr-only">{texts.transaction} </span>
              {order.transactionId}
            </span>
          ) : null}
        </span>
      </TableCell>
      <TableCell className="max-md:empty:hidden">
        {order.state === 'unpaid' ? (
          <span className="flex w-full gap-2 max-md:mt-1 max-md:*:flex-1 md:justify-end">
            <LinkButton href={ROUTES.payment(order._id)} size="sm" aria-describedby={numberId}>
              {texts.pay}
            </LinkButton>
            <ConfirmDialog
              trigger={
                <Button variant="outline" size="sm" aria-describedby={numberId}>
                  {texts.cancel}
                </Button>
              }
              title={fillText(texts.cancelTitle, { number: order.number })}
              text={fillText(texts.cancelText, { goods: goodsLabel(order, { texts, language }) })}
              texts={confirmTexts}
              onConfirm={() => onCancel(order)}
            />
          </span>
        ) : null}
        {order.state !== 'unpaid' && !leadsToItsForm ? (
          <span className="flex w-full max-md:mt-1 max-md:*:flex-1 md:justify-end">
            <OrderAgain orderId={order._id} variant="outline" size="sm" aria-describedby={numberId}>
              {texts.again}
            </OrderAgain>
          </span>
        ) : null}
        {leadsToItsForm ? (
          <span className="flex w-full max-md:mt-1 max-md:*:flex-1 md:justify-end">
            <LinkButton
              href={ROUTES.purchaseOf(order.toolId, order.orderQuantity)}
              prefetch={false}
              variant="outline"
              size="sm"
              aria-describedby={numberId}
            >
              {texts.again}
            </LinkButton>
          </span>
        ) : null}
      </TableCell>
    </TableRow>
  );
}
