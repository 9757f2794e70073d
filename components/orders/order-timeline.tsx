import { Check } from 'lucide-react';
import { useLanguage } from '#use-language';
import { formatMoment } from '@/lib/shared/dates';
import type { Language } from '@/lib/shared/languages';
import { formatDollars } from '@/lib/shared/money';
import { isDropped } from '@/lib/shared/order-status';
import type { Order } from '@/lib/shared/schemas/order';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type Step = Order['timeline'][number];
type OrderTimelineProps = {
  order: Pick<Order, 'timeline' | 'returned'>;
  /** What the store calls itself where an admin has no name. */
  shop: string;
  texts: Texts['orderPage']['timeline'];
};

function whoDid(step: Step, shop: string, texts: OrderTimelineProps['texts']): string {
  const isTold = step.state === 'paid' || step.state === 'refunded';
  if (step.by === 'system') return isTold ? texts.provider : texts.by.system;
  return fillText(texts.by[step.by], { name: step.name ?? shop });
}

type Line = { label: string; at: string; who: string; isBack: boolean };

/** The steps, and the money that went back without one, by time. */
function linesOf({ order, shop, texts }: OrderTimelineProps, language: Language): Line[] {
  const steps = order.timeline.map((step) => ({
    label: texts[step.state],
    at: step.at,
    who: whoDid(step, shop, texts),
    isBack: isDropped(step.state) || step.state === 'refunded',
  }));
  if (!order.returned) return steps;
  const { amount, at } = order.returned;
  const label = fillText(texts.returned, { amount: formatDollars(amount, language) });
  const returned = { label, at, who: texts.provider, isBack: true };
  return [...steps, returned].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Everything that happened to an order, first to last: what, when, by whom. */
export function OrderTimeline(props: OrderTimelineProps) {
  const language = useLanguage();
  const lines = linesOf(props, language);
  return (
    <ol className="grid">
      {lines.map(({ label, at, who, isBack }, place) => (
        <li
          key={`${label}-${at}`}
          className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 pb-5 last:pb-0"
        >
          {place < lines.length - 1 ? (
            <span aria-hidden="true" className="absolute start-[0.6875rem] top-6 bottom-0 w-0.5 bg-line" />
          ) : null}
          <span
            aria-hidden="true"
            className={
              isBack
                ? 'grid size-6 place-items-center rounded-full bg-sunken text-muted'
                : 'grid size-6 place-items-center rounded-full bg-success-wash text-success'
            }
          >
            <Check className="size-3.5" />
          </span>
          <span className="grid min-w-0 gap-0.5">
            <span className="font-semibold text-ink leading-6">{label}</span>
            <span className="wrap-anywhere text-muted text-sm">
              <time dateTime={at} className="figures">
                {formatMoment(at, language)}
              </time>
              {', '}
              {who}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
