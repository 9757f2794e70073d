'use client';
import { lazy, Suspense } from 'react';
import { PanelLoading, SidePanel, usePanelData } from '@/components/dashboard/beside/side-panel';
import { lateTexts } from '@/lib/client/language/load-texts';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import type { Order } from '@/lib/shared/orders/order.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { OrderActionTexts } from './actions/order-actions';

const load = () => loadWithRetries(() => import('./panel-content'));
const PanelContent = lazy(() => load().then(({ PanelContent: content }) => ({ default: content })));

/** Loads the parts of a panel before the first one is opened. */
export async function preparePanel(): Promise<void> {
  await Promise.all([load(), orderPageTexts()]);
}

async function readOrder(id: string): Promise<Order> {
  const { call, orderCalls } = await loadContracts(() => import('@/lib/shared/orders/orders.contract'));
  return call(orderCalls.getOrder, { params: { id } });
}

export type PanelTexts = OrderActionTexts & { closed: Texts['privacy']['closed'] };

type OrderPanelProps = {
  id: string;
  /** The row's facts, where it is on this page of the list. */
  row: { number: string; customerId?: string | undefined } | undefined;
  /** Changes with every refresh of the list. */
  version: unknown;
  today: string;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
  texts: PanelTexts;
};

export function OrderPanel({ id, row, version, today, onStep, onClose, texts }: OrderPanelProps) {
  const { data: order, problem, retry } = usePanelData(readOrder, id, version);
  const number = order?.number ?? row?.number;
  return (
    <SidePanel
      id={id}
      title={number ? fillText(texts.admin.panel.title, { number }) : undefined}
      state={order?.state}
      problem={problem}
      onRetry={retry}
      onStep={onStep}
      onClose={onClose}
      texts={texts.admin.panel}
    >
      {order ? (
        <Suspense fallback={<PanelLoading />}>
          <PanelContent
            key={order._id}
            order={order}
            today={today}
            customerId={row?.customerId}
            texts={texts}
          />
        </Suspense>
      ) : null}
    </SidePanel>
  );
}

export const orderPageTexts = lateTexts('orderPage', {
  en: () => import('@/lib/shared/texts/en/order-page'),
  de: () => import('@/lib/shared/texts/de/order-page'),
});
