import { useLanguage } from '#use-language';
import { orderNumberId } from '@/components/orders/order-row';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { LinkButton } from '@/components/ui/links/link-button';
import { isChargeable } from '@/lib/shared/numbers/card-charges';
import type { Order } from '@/lib/shared/orders/order.schema';
import { goodsLabel } from '@/lib/shared/orders/order-label';
import { awaitsPayment, mayBeCancelled } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { OrderAgain } from './order-again';

type OwnOrderActionsProps = {
  order: Order;
  texts: Texts['orders'];
  confirmTexts: ConfirmTexts;
  onCancel: (order: Order) => Promise<void>;
};

/** While unpaid: pay or cancel; on account: cancel until it ships, then pay its invoice; afterwards: order again (product §4.1). */
export function OwnOrderActions({ order, texts, confirmTexts, onCancel }: OwnOrderActionsProps) {
  const language = useLanguage();
  const numberId = orderNumberId(order);
  const isPayable = isChargeable(order.openBalance);
  return (
    <>
      {mayBeCancelled(order) ? (
        <span className="flex gap-2 lg:justify-end">
          {awaitsPayment(order) ? (
            <LinkButton href={ROUTES.payment(order._id)} size="sm" aria-describedby={numberId}>
              {texts.pay}
            </LinkButton>
          ) : null}
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
      {isPayable ? (
        <span className="flex lg:justify-end">
          <LinkButton href={ROUTES.payment(order._id)} size="sm" aria-describedby={numberId}>
            {texts.payInvoice}
          </LinkButton>
        </span>
      ) : null}
      {!mayBeCancelled(order) && !isPayable ? (
        <span className="flex lg:justify-end">
          <OrderAgain orderId={order._id} variant="outline" size="sm" aria-describedby={numberId}>
            {texts.again}
          </OrderAgain>
        </span>
      ) : null}
    </>
  );
}
