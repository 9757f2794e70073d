'use client';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { cancelAnyOrder, refundAnyOrder, shipOrder } from '@/lib/client/admin-calls/admin';
import { messageText } from '@/lib/client/language/message-text';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import { goodsLabel } from '@/lib/shared/orders/order-label';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type OrderActionTexts = {
  orders: Texts['orders'];
  admin: Texts['admin']['orders'];
  confirm: ConfirmTexts;
};

type OrderActionProps = {
  order: Pick<Order, '_id' | 'number' | 'toolName' | 'orderQuantity' | 'lineCount'>;
  texts: OrderActionTexts;
};

/** 409: someone else was faster; 404: the order is gone. */
function explainWith(texts: Texts['admin']['orders'], number: string) {
  return (error: unknown): string => {
    if (error instanceof ApiProblem && error.status === 404) return fillText(texts.gone, { number });
    if (error instanceof ApiProblem && error.status === 409) {
      return fillText(texts.changed, { number, reason: sentenceOf(error) });
    }
    return sentenceOf(error);
  };
}

/** Product §4.7. */
export function ShipButton({ order, texts }: OrderActionProps) {
  const hintId = useId();
  const { busy, button, run } = useRowAction();
  const { number } = order;

  function ship() {
    void run(
      async () => {
        const isFirst = await shipOrder(order._id);
        return isFirst ? messageText('order-shipped') : fillText(texts.admin.alreadyShipped, { number });
      },
      explainWith(texts.admin, number),
    );
  }

  return (
    <>
      <Button ref={button} size="sm" busy={busy} aria-describedby={hintId} onClick={ship}>
        {texts.orders.manage.ship}
      </Button>
      <span id={hintId} hidden>
        {fillText(texts.orders.manage.shipHint, { number })}
      </span>
    </>
  );
}

/** Product §11.3. */
export function CancelOrderButton({ order, texts }: OrderActionProps) {
  const language = useLanguage();
  const hintId = useId();
  const { busy, button, run } = useRowAction();
  const { number } = order;
  const values = {
    number,
    goods: goodsLabel(order, { texts: texts.orders, language }),
  };

  return (
    <>
      <ConfirmDialog
        trigger={
          <Button ref={button} variant="outline-danger" size="sm" busy={busy} aria-describedby={hintId}>
            {texts.orders.cancel}
          </Button>
        }
        title={fillText(texts.orders.cancelTitle, values)}
        text={fillText(texts.orders.cancelText, values)}
        texts={texts.confirm}
        onConfirm={() =>
          run(
            async () => {
              await cancelAnyOrder(order._id);
              return messageText('order-cancelled-by-admin');
            },
            explainWith(texts.admin, number),
          )
        }
      />
      <span id={hintId} hidden>
        {fillText(texts.admin.cancelHint, { number })}
      </span>
    </>
  );
}

type RefundButtonProps = {
  order: OrderActionProps['order'] &
    Pick<Order, 'orderValue' | 'refundedValue' | 'buyerName' | 'buyerEmail' | 'chargedBack'>;
  texts: OrderActionTexts;
};

/**
 * Refunds a paid, unshipped order in full, after a confirmation. After a lost dispute no money is sent: the buyer has
 * it already.
 */
export function RefundButton({ order, texts }: RefundButtonProps) {
  const language = useLanguage();
  const hintId = useId();
  const { busy, button, run } = useRowAction();
  const { number } = order;
  const values = {
    number,
    amount: formatDollars(order.orderValue - order.refundedValue, language),
    buyer: order.buyerName,
    email: order.buyerEmail,
    goods: goodsLabel(order, { texts: texts.orders, language }),
  };

  const whole = order.refundedValue > 0 ? texts.admin.refundRestText : texts.admin.refundText;
  const question = order.chargedBack ? texts.admin.closeText : whole;

  async function refund(): Promise<string> {
    const isFirst = await refundAnyOrder(order._id);
    const first = order.chargedBack ? texts.admin.closed : texts.admin.refunded;
    return fillText(isFirst ? first : texts.admin.alreadyRefunded, values);
  }

  return (
    <>
      <ConfirmDialog
        trigger={
          <Button ref={button} variant="ghost" size="sm" busy={busy} aria-describedby={hintId}>
            {texts.admin.refund}
          </Button>
        }
        title={fillText(texts.admin.refundTitle, values)}
        text={fillText(question, values)}
        texts={texts.confirm}
        onConfirm={() => run(refund, explainWith(texts.admin, number))}
      />
      <span id={hintId} hidden>
        {fillText(texts.admin.refundHint, values)}
      </span>
    </>
  );
}
