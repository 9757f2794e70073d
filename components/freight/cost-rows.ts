import { formatDollars } from '@/lib/shared/numbers/money';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CostsResponse } from '@/lib/shared/trade/costs.schema';

export type CostsTexts = Pick<Texts['costs'], 'heading' | 'goods' | 'shipping' | 'free' | 'onGroup' | 'due'>;

export type ShownCosts = {
  costs: CostsResponse;
  /** The name of how it is shipped; nothing is said of shipping without a method where it costs nothing. */
  method?: string | undefined;
  /** Beside "Shipping": how it is shipped, where no choice of methods says it. */
  detail?: string | undefined;
};

/** Returns what an order is made up of, each with its amount: goods, freight and each tax. */
export function costRows(
  { costs: { goods, shipping, taxes }, method, detail }: ShownCosts,
  texts: CostsTexts,
  language: Language,
): [term: string, amount: string, detail?: string | undefined][] {
  const money = (dollars: number) => formatDollars(dollars, language);
  const freight: [string, string, string | undefined][] =
    method !== undefined || shipping > 0
      ? [[texts.shipping, shipping === 0 ? texts.free : money(shipping), detail]]
      : [];
  return [
    [texts.goods, money(goods)],
    ...freight,
    ...taxes.map(({ name, net, tax }): [string, string] => [
      fillText(texts.onGroup, { name, amount: money(net) }),
      money(tax),
    ]),
  ];
}
