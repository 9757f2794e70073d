import type { CartShipping } from '@/components/cart/cart-ships';
import { LEAD_TEXTS } from '@/components/shipments/goods-ship-text';
import { leadTimeText } from '@/components/shipments/lead-time-text';
import type { CardsShipping } from '@/components/shipments/ships-on-cards';
import { shippingCalendar } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { languageOf } from '@/lib/shared/site/languages';
import { pick } from '@/lib/shared/texts/pick';
import { type Texts, textsFor } from '@/lib/shared/texts/texts-for';

export function cardsShipping(lang: string): CardsShipping {
  const { shipping, tools } = textsFor(lang);
  const calendar = shippingCalendar();
  const { leadDays } = calendar;
  return {
    calendar,
    texts: pick(shipping, 'today', 'on'),
    ...(leadDays === undefined ? {} : { lead: leadTimeText(leadDays, tools, languageOf(lang)) }),
  };
}

export function cartShipping({ shipping }: Pick<Texts, 'shipping'>): CartShipping {
  return {
    calendar: shippingCalendar(),
    texts: pick(shipping, 'today', 'on', 'rule'),
    leadTexts: pick(shipping, ...LEAD_TEXTS, 'waits', 'waitsOne'),
  };
}
