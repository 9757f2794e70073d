import type { CartShipping } from '@/components/cart/cart-ships';
import { shippingCalendar } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';

export function cartShipping({ shipping }: Pick<Texts, 'shipping'>): CartShipping {
  return {
    calendar: shippingCalendar(),
    texts: pick(shipping, 'today', 'on', 'rule'),
    leadTexts: pick(shipping, 'lead', 'leadOne', 'leadUntil', 'waits', 'waitsOne'),
  };
}
