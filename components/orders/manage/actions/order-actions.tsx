'use client';
import { PackageOpen } from 'lucide';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { FileButton } from '@/components/ui/controls/file-buttons';
import { newKey } from '@/lib/client/idempotency-key';
import { messageText } from '@/lib/client/language/message-text';
import { callPath } from '@/lib/client/page/call-path';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import { goodsLabel } from '@/lib/shared/orders/order-label';
import type { orderCalls } from '@/lib/shared/orders/orders.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const loadCalls = () => loadContracts(() => import('@/lib/shared/orders/orders.contract'));

export type OrderActionTexts = {
  orders: Texts['orders'];
  admin: Texts['admin']['orders'];
  confirm: ConfirmTexts;
};

type OrderActionProps = {
  order: Pick<Order, '_id' | 'number' | 'toolName' | 'orderQuantity' | 'lineCount'>;
  texts: OrderActionTexts;
  /** Quiet and small in the row of a list, where many stand below each other. */
  isInRow?: boolean;
};

const ROW_LOOK = { variant: 'outline', size: 'xs' } as const;

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

async function shipped({ _id, number }: OrderActionProps['order'], texts: OrderActionTexts): Promise<string> {
  const { call, orderCalls } = await loadCalls();
  const isFirst = (await call(orderCalls.shipOrder, { params: { id: _id } })).modifiedCount === 1;
  return isFirst ? messageText('order-shipped') : fillText(texts.admin.alreadyShipped, { number });
}

/** Product §4.7. */
export function ShipButton({ order, texts, isInRow }: OrderActionProps) {
  const hintId = useId();
  const { busy, button, run } = useRowAction();
  const { number } = order;

  function ship() {
    void run(() => shipped(order, texts), explainWith(texts.admin, number));
  }

  return (
    <>
      <Button
        ref={button}
        {...(isInRow ? ROW_LOOK : { size: 'sm' })}
        busy={busy}
        aria-describedby={hintId}
        onClick={ship}
      >
        {texts.orders.manage.ship}
      </Button>
      <span id={hintId} hidden>
        {fillText(texts.orders.manage.shipHint, { number })}
      </span>
    </>
  );
}

type ShipQuestionProps = OrderActionProps & { onClose: () => void };

/** Asks before it ships: a key is pressed by mistake more easily than a button. */
export function ShipQuestion({ order, texts, onClose }: ShipQuestionProps) {
  const { run } = useRowAction();
  const { title, text } = texts.admin.selection.ship.one;
  return (
    <ConfirmDialog
      tone="primary"
      title={fillText(title, { number: order.number })}
      text={text}
      texts={texts.confirm}
      onClose={onClose}
      onConfirm={() => run(() => shipped(order, texts), explainWith(texts.admin, order.number))}
    />
  );
}

/** Product §11.3. */
export function CancelOrderButton({ order, texts, isInRow }: OrderActionProps) {
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
          <Button
            ref={button}
            variant="outline"
            size={isInRow ? 'xs' : 'sm'}
            busy={busy}
            aria-describedby={hintId}
          >
            {texts.orders.cancel}
          </Button>
        }
        title={fillText(texts.orders.cancelTitle, values)}
        text={fillText(texts.orders.cancelText, values)}
        texts={texts.confirm}
        onConfirm={() =>
          run(
            async () => {
              const { call, orderCalls } = await loadCalls();
              await call(orderCalls.cancelAnyOrder, { params: { id: order._id } });
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

type RefundButtonProps = Omit<OrderActionProps, 'order'> & {
  order: OrderActionProps['order'] &
    Pick<Order, 'orderValue' | 'refundedValue' | 'buyerName' | 'buyerEmail' | 'chargedBack'>;
};

/**
 * Refunds a paid, unshipped order in full, after a confirmation. After a lost dispute no money is sent: the buyer has
 * it already.
 */
export function RefundButton({ order, texts, isInRow }: RefundButtonProps) {
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
    const { call, orderCalls } = await loadCalls();
    const refunded = await call(orderCalls.refundOrder, {
      params: { id: order._id },
      query: {},
      body: undefined,
      idempotencyKey: newKey(),
    });
    const isFirst = 'modifiedCount' in refunded && refunded.modifiedCount === 1;
    const first = order.chargedBack ? texts.admin.closed : texts.admin.refunded;
    return fillText(isFirst ? first : texts.admin.alreadyRefunded, values);
  }

  return (
    <>
      <ConfirmDialog
        trigger={
          <Button
            ref={button}
            variant={isInRow ? 'ghost' : 'outline'}
            size={isInRow ? 'xs' : 'sm'}
            busy={busy}
            aria-describedby={hintId}
            data-refund=""
          >
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

export function PackingSlipButton({ id, label }: { id: string; label: string }) {
  const path = callPath<typeof orderCalls.getPackingSlips>('/api/all-order/packing-slips.pdf', {
    query: { ids: id },
  });
  return <FileButton path={path} label={label} icon={PackageOpen} />;
}
