import { useId } from 'react';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { CostsResponse } from '@/lib/shared/trade/costs.schema';
import type { CostsTexts } from './cost-rows';
import { CostsList } from './costs-list';

type OrderCostsProps = { costs: CostsResponse; isPartial?: boolean; texts: CostsTexts } & Pick<
  Order,
  'shippingMethod'
>;

/** What an order, or a request for one, came to when it was placed, and how it is delivered. */
export function OrderCosts({ costs, shippingMethod, isPartial, texts }: OrderCostsProps) {
  const id = useId();
  const { name, carrier, account } = shippingMethod ?? {};
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="font-semibold text-ink text-sm">
        {texts.heading}
      </h2>
      <CostsList
        costs={costs}
        method={name}
        detail={[name, carrier, account].filter(Boolean).join(' · ')}
        isPartial={isPartial}
        texts={texts}
      />
    </section>
  );
}
