'use client';
import { ChevronDown, ChevronUp, X } from 'lucide';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { lateTexts } from '@/lib/client/language/load-texts';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { sentenceOf } from '@/lib/client/problem';
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

const BARS = ['h-7 w-full', 'h-24 w-full', 'h-16 w-2/3', 'h-32 w-full'];

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

/** One order beside the list. Its keys are those of the list: use-order-keys.ts. */
export function OrderPanel({ id, row, version, today, onStep, onClose, texts }: OrderPanelProps) {
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { order, problem, retry } = usePanelOrder(id, version);
  const own = texts.admin.panel;
  const number = order?.number ?? row?.number;
  const state = order?.state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another order begins at its top.
  useEffect(() => {
    panel.current?.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [id]);

  // A button that has acted may be gone with the state it belonged to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once a new state is shown.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [state]);

  return (
    <section
      ref={panel}
      aria-labelledby={headingId}
      data-order-panel=""
      className="no-print sticky top-(--site-header-height) grid max-h-[calc(100dvh-var(--site-header-height))] min-w-0 content-start gap-3 overflow-y-auto border-line border-s bg-surface p-4 [--ground:var(--color-surface)] as-cards:hidden"
    >
      <div className="flex items-center gap-1">
        <h2
          ref={heading}
          id={headingId}
          tabIndex={-1}
          className="me-auto min-w-0 truncate rounded-sm font-bold text-base outline-offset-2"
        >
          {number ? fillText(own.title, { number }) : own.loading}
        </h2>
        <PanelButton icon={ChevronUp} label={own.previous} onClick={() => onStep(-1)} />
        <PanelButton icon={ChevronDown} label={own.next} onClick={() => onStep(1)} />
        <PanelButton icon={X} label={own.close} onClick={onClose} />
      </div>
      {problem ? (
        <Notice tone="danger" role="alert">
          <span className="flex flex-wrap items-center gap-3">
            {problem}
            <Button variant="outline" size="xs" onClick={retry}>
              {own.retry}
            </Button>
          </span>
        </Notice>
      ) : null}
      {order ? (
        <Suspense fallback={<Loading />}>
          <PanelContent
            key={order._id}
            order={order}
            today={today}
            customerId={row?.customerId}
            texts={texts}
          />
        </Suspense>
      ) : null}
      {order || problem ? null : <Loading />}
    </section>
  );
}

function Loading() {
  return (
    <div aria-hidden="true" className="grid gap-4">
      {BARS.map((bar) => (
        <Skeleton key={bar} className={bar} />
      ))}
    </div>
  );
}

type PanelButtonProps = { icon: Parameters<typeof Icon>[0]['node']; label: string; onClick: () => void };

function PanelButton({ icon, label, onClick }: PanelButtonProps) {
  return (
    <Button variant="ghost" size="xs" aria-label={label} title={label} onClick={onClick}>
      <Icon node={icon} />
    </Button>
  );
}

const loadCalls = () => loadContracts(() => import('@/lib/shared/orders/orders.contract'));

type Shown = { id: string; order?: Order; problem?: string };

/**
 * The order with this id, read again whenever `version` changes: the list was refreshed. What was read before is shown
 * meanwhile.
 */
function usePanelOrder(id: string, version: unknown) {
  const [shown, setShown] = useState<Shown>({ id });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version or attempt reads the order again.
  useEffect(() => {
    let isCurrent = true;
    loadCalls()
      .then(({ call, orderCalls }) => call(orderCalls.getOrder, { params: { id } }))
      .then((order) => isCurrent && setShown({ id, order }))
      .catch((error: unknown) => {
        if (isCurrent) setShown((before) => ({ ...before, id, problem: sentenceOf(error) }));
      });
    return () => {
      isCurrent = false;
    };
  }, [id, version, attempt]);

  const current: Shown = shown.id === id ? shown : { id };
  return { ...current, retry: () => setAttempt((before) => before + 1) };
}

export const orderPageTexts = lateTexts('orderPage', {
  en: () => import('@/lib/shared/texts/en/order-page'),
  de: () => import('@/lib/shared/texts/de/order-page'),
});
