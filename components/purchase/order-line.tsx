'use client';
import { useLanguage } from '#use-language';
import { TextField } from '@/components/forms/fields';
import { unitsText } from '@/components/prices/units-text';
import { StockLabel } from '@/components/stock/stock-label';
import { Picture } from '@/components/ui/picture';
import { formatCents, formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { cheaperStep, type PriceLadder } from '@/lib/shared/prices/price-ladder';
import { isLegal } from '@/lib/shared/quantity/legal-quantities';
import { quantityRulesOf } from '@/lib/shared/quantity/quantity-rules';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { QuantityField } from './quantity-field';
import { useOrderValue } from './use-order-value';

export type OrderLineTexts = {
  purchase: Pick<Texts['purchase'], 'price' | 'minimumOrder' | 'available'>;
  form: Texts['purchase']['form'];
  tools: Texts['tools'];
};

type OrderLineProps = { tool: Tool; ladder: PriceLadder | null; texts: OrderLineTexts };

function LineSum({ ladder }: { ladder: PriceLadder }) {
  const language = useLanguage();
  const { cents } = useOrderValue(ladder);
  return cents === null ? '–' : formatCents(cents, language);
}

/** The price of the quantity that is typed, and from where on a unit costs less. */
function UnitPrice({ ladder, texts }: { ladder: PriceLadder; texts: Texts['purchase']['form'] }) {
  const language = useLanguage();
  const { units, step } = useOrderValue(ladder);
  const cheaper = units === null ? undefined : cheaperStep(ladder, units);
  return (
    <>
      <span className="font-bold">{formatDollars(step.unitPrice, language)}</span>
      {cheaper ? (
        <span className="block font-normal text-muted text-xs">
          {fillText(texts.tier, {
            price: formatDollars(cheaper.unitPrice, language),
            count: formatNumber(cheaper.from, language),
          })}
        </span>
      ) : null}
    </>
  );
}

/** The one line of this order, as a cart has it. */
export function OrderLine({ tool, ladder, texts }: OrderLineProps) {
  const language = useLanguage();
  const rules = quantityRulesOf(tool);
  const isSold = isLegal(tool.moq, rules);
  const { form } = texts;
  const facts = [
    [texts.purchase.price, ladder ? <UnitPrice key="price" ladder={ladder} texts={form} /> : form.noPrice],
    [texts.purchase.minimumOrder, unitsText(tool.moq, texts.tools, language)],
    [
      texts.purchase.available,
      <StockLabel key="stock" moq={tool.moq} quantity={tool.quantity} texts={texts.tools} />,
    ],
  ] as const;
  return (
    <div className="cart-sheet rounded-lg border border-line bg-surface">
      <div className="purchase-line">
        <Picture src={tool.image} fallback={TOOL_PLACEHOLDER} alt="" width={96} height={72} />
        <dl className="purchase-facts figures">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <QuantityField
          name="orderQuantity"
          label={form.quantity}
          description={
            isSold
              ? fillText(form.quantityHint, {
                  moq: formatNumber(tool.moq, language),
                  available: formatNumber(tool.quantity, language),
                })
              : undefined
          }
          fewer={form.fewer}
          more={form.more}
          rules={rules}
        />
        <TextField name="reference" label={form.reference} maxLength={100} autoComplete="off" />
        {isSold && ladder ? (
          <p aria-hidden="true">
            <span className="font-semibold text-muted text-sm">{form.sum}</span>
            <span className="figures wrap-anywhere flex min-h-11 items-center justify-end font-bold text-ink text-lg">
              <LineSum ladder={ladder} />
            </span>
          </p>
        ) : null}
      </div>
    </div>
  );
}
