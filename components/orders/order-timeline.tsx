import { clsx } from 'clsx';
import { Check, X } from 'lucide';
import { useLanguage } from '#use-language';
import { Icon } from '@/components/ui/icon';
import { Moment } from '@/components/ui/moment';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import { isRefunded, isReleased, movesMoney } from '@/lib/shared/orders/order-status';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type Step = Order['timeline'][number];
type OrderTimelineProps = {
  order: Pick<Order, 'timeline' | 'returned' | 'partRefunds' | 'refundNotes'>;
  /** The actor shown for an admin without a name. */
  shop: string;
  texts: Texts['orderPage']['timeline'];
};

function whoDid(step: Step, shop: string, texts: OrderTimelineProps['texts']): string {
  const isByProvider = movesMoney(step);
  if (step.by === 'system') return isByProvider ? texts.provider : texts.by.system;
  return fillText(texts.by[step.by], { name: step.name ?? shop });
}

type Line = { id?: string; label: string; at: string; who: string; kind: 'done' | 'back' | 'failed' };

const NOTE_TEXTS = { failed: 'refundFailed', retried: 'refundRetried', settled: 'refundSettled' } as const;

function noteLines({ order, shop, texts }: OrderTimelineProps, language: Language): Line[] {
  return (order.refundNotes ?? []).map(({ what, at, amount, by, name }) => ({
    label: fillText(texts[NOTE_TEXTS[what]], { amount: formatDollars(amount, language) }),
    at,
    who: by === 'system' ? texts.provider : fillText(texts.by.admin, { name: name ?? shop }),
    kind: what === 'failed' ? 'failed' : 'back',
  }));
}

function partLines({ order, shop, texts }: OrderTimelineProps, language: Language): Line[] {
  return (order.partRefunds ?? []).map(({ id, at, amount, name }) => ({
    id,
    label: fillText(texts.partRefunded, { amount: formatDollars(amount, language) }),
    at,
    who: fillText(texts.by.admin, { name: name ?? shop }),
    kind: 'back',
  }));
}

function returnedLines({ order, texts }: OrderTimelineProps, language: Language): Line[] {
  if (!order.returned) return [];
  const { amount, at } = order.returned;
  const label = fillText(texts.returned, { amount: formatDollars(amount, language) });
  return [{ label, at, who: texts.provider, kind: 'back' }];
}

function linesOf(props: OrderTimelineProps, language: Language): Line[] {
  const { order, shop, texts } = props;
  const steps = order.timeline.map(
    (step): Line => ({
      label: texts[step.state],
      at: step.at,
      who: whoDid(step, shop, texts),
      kind: isReleased(step) || isRefunded(step) ? 'back' : 'done',
    }),
  );
  const returned = [...partLines(props, language), ...returnedLines(props, language)];
  const lines = [...steps, ...returned, ...noteLines(props, language)];
  return lines.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

const DOTS: Record<Line['kind'], string> = {
  done: 'bg-success-wash text-success',
  back: 'bg-sunken text-muted',
  failed: 'bg-danger-wash text-danger',
};

export function OrderTimeline(props: OrderTimelineProps) {
  const language = useLanguage();
  const lines = linesOf(props, language);
  return (
    <ol className="grid">
      {lines.map(({ id, label, at, who, kind }, place) => (
        <li
          key={id ?? `${label}-${at}`}
          className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 pb-5 last:pb-0"
        >
          {place < lines.length - 1 ? (
            <span aria-hidden="true" className="absolute start-[0.6875rem] top-6 bottom-0 w-0.5 bg-line" />
          ) : null}
          <span
            aria-hidden="true"
            className={clsx('grid size-6 place-items-center rounded-full', DOTS[kind])}
          >
            <Icon node={kind === 'failed' ? X : Check} className="size-3.5" />
          </span>
          <span className="grid min-w-0 gap-0.5">
            <span className="font-semibold text-ink leading-6">{label}</span>
            <span className="wrap-anywhere text-muted text-sm">
              <Moment at={at} className="figures" />
              {', '}
              {who}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
