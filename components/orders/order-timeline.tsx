import { Check } from 'lucide-react';
import { useLanguage } from '#use-language';
import { formatMoment } from '@/lib/shared/dates';
import { isDropped } from '@/lib/shared/order-status';
import type { Order } from '@/lib/shared/schemas/order';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type Step = Order['timeline'][number];
type OrderTimelineProps = {
  order: Pick<Order, 'timeline'>;
  /** What the store calls itself where an admin has no name. */
  shop: string;
  texts: Texts['orderPage']['timeline'];
};

function whoDid(step: Step, shop: string, texts: OrderTimelineProps['texts']): string {
  if (step.by === 'system') return step.state === 'paid' ? texts.provider : texts.by.system;
  return fillText(texts.by[step.by], { name: step.name ?? shop });
}

/** Every step of an order, first to last: what, when, by whom. */
export function OrderTimeline({ order, shop, texts }: OrderTimelineProps) {
  const language = useLanguage();
  return (
    <ol className="grid">
      {order.timeline.map((step, place) => (
        <li
          key={`${step.state}-${step.at}`}
          className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 pb-5 last:pb-0"
        >
          {place < order.timeline.length - 1 ? (
            <span aria-hidden="true" className="absolute start-[0.6875rem] top-6 bottom-0 w-0.5 bg-line" />
          ) : null}
          <span
            aria-hidden="true"
            className={
              isDropped(step.state) || step.state === 'refunded'
                ? 'grid size-6 place-items-center rounded-full bg-sunken text-muted'
                : 'grid size-6 place-items-center rounded-full bg-success-wash text-success'
            }
          >
            <Check className="size-3.5" />
          </span>
          <span className="grid min-w-0 gap-0.5">
            <span className="font-semibold text-ink leading-6">{texts[step.state]}</span>
            <span className="wrap-anywhere text-muted text-sm">
              <time dateTime={step.at} className="figures">
                {formatMoment(step.at, language)}
              </time>
              {', '}
              {whoDid(step, shop, texts)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
