'use client';
import type { Shipping } from '@/components/shipments/goods-ship-text';
import type { ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { CheckedListPanel } from './checked-list-panel';
import { ListField } from './list-field';
import { useAddressRow } from './use-address-row';
import { useQuickOrder } from './use-quick-order';

type QuickOrderProps = { shipping: Shipping; texts: Texts['quickOrder']; confirmTexts: ConfirmTexts };

export function QuickOrder({ shipping, texts, confirmTexts }: QuickOrderProps) {
  const order = useQuickOrder(texts);
  useAddressRow(order.addRow);
  return (
    <>
      <ListField order={order} texts={texts} />
      <div role="alert" className="empty:hidden">
        {order.failure ? <Notice tone="danger">{order.failure}</Notice> : null}
      </div>
      <div role="status" className="empty:hidden">
        {order.notice ? <Notice>{order.notice}</Notice> : null}
      </div>
      <CheckedListPanel order={order} shipping={shipping} texts={texts} confirmTexts={confirmTexts} />
    </>
  );
}
