import { useLanguage } from '#use-language';
import { formatDollars } from '@/lib/shared/numbers/money';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CostsResponse } from '@/lib/shared/trade/costs.schema';

export type CostsTexts = Pick<Texts['costs'], 'heading' | 'goods' | 'shipping' | 'free' | 'onGroup' | 'due'>;

type CostsListProps = {
  costs: CostsResponse;
  /** The name of how it is shipped; nothing is said of shipping without a method where it costs nothing. */
  method?: string | undefined;
  /** What is due is said beside it. */
  isPartial?: boolean | undefined;
  texts: CostsTexts;
};

/** What an order comes to in a shop that charges freight or tax. */
export function CostsList({ costs, method, isPartial, texts }: CostsListProps) {
  const language = useLanguage();
  const money = (dollars: number) => formatDollars(dollars, language);
  const { goods, shipping, taxes, due, notes } = costs;
  const rows = [
    [texts.goods, money(goods)],
    ...(method !== undefined || shipping > 0
      ? [[texts.shipping, shipping === 0 ? texts.free : money(shipping)]]
      : []),
    ...taxes.map(({ name, net, tax }) => [fillText(texts.onGroup, { name, amount: money(net) }), money(tax)]),
  ] as const;
  return (
    <>
      <dl className="figures grid gap-1 text-sm">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt>{term}</dt>
            <dd className="text-end text-ink">{value}</dd>
          </div>
        ))}
        {isPartial ? null : (
          <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-2">
            <dt className="font-semibold text-ink">{texts.due}</dt>
            <dd className="wrap-anywhere text-end font-extrabold text-2xl text-ink">
              <output aria-label={texts.due}>{money(due)}</output>
            </dd>
          </div>
        )}
      </dl>
      {notes.map(({ code, sentence }) => (
        <p key={code} className="text-muted text-sm">
          {sentence}
        </p>
      ))}
    </>
  );
}
