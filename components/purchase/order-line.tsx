'use client';
import { Minus, Plus } from 'lucide';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { QuantityInput } from '@/components/forms/quantity-input';
import { TextField } from '@/components/forms/text-field';
import { unitsText } from '@/components/prices/price-text';
import { StockLabel } from '@/components/stock/stock-label';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { canStep, stepQuantity } from '@/lib/client/page/quantity-stepper';
import { formatCents, formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { readUnits } from '@/lib/shared/numbers/read-count';
import { cheaperStep, type PriceLadder } from '@/lib/shared/prices/price-ladder';
import { isLegal } from '@/lib/shared/quantity/check-quantity';
import { orderableOf, type QuantityRules, quantityRulesOf } from '@/lib/shared/quantity/quantity-rules';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { useOrderValue } from './order-value';

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
      <StockLabel key="stock" {...pick(tool, 'moq', 'quantity', 'orderable')} texts={texts.tools} />,
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
                  available: formatNumber(orderableOf(rules), language),
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

type QuantityFieldProps = {
  name: string;
  label: string;
  description: string | undefined;
  fewer: string;
  more: string;
  rules: QuantityRules;
};

/** Stepped within what can be ordered; the schema validates typed numbers. */
function QuantityField({ name, label, description, fewer, more, rules }: QuantityFieldProps) {
  const id = useId();
  const { register, setValue, getFieldState, formState, control: form } = useFormContext();
  const { error } = getFieldState(name, formState);
  const units = readUnits(String(useWatch({ control: form, name }) ?? ''), useLanguage());

  function step(direction: 1 | -1) {
    setValue(name, String(stepQuantity(units, direction, rules)), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  }

  return (
    <Field id={id} label={label} description={description} error={error?.message}>
      {(control) => (
        <div className="grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] gap-2">
          <Button
            variant="outline"
            size="icon"
            aria-label={fewer}
            aria-controls={id}
            disabled={!canStep(units, -1, rules)}
            onClick={() => step(-1)}
          >
            <Icon node={Minus} />
          </Button>
          <QuantityInput
            defaultValue={formState.defaultValues?.[name]}
            {...control}
            {...register(name)}
            units={units}
            onStep={step}
            className="text-center"
          />
          <Button
            variant="outline"
            size="icon"
            aria-label={more}
            aria-controls={id}
            disabled={!canStep(units, 1, rules)}
            onClick={() => step(1)}
          >
            <Icon node={Plus} />
          </Button>
        </div>
      )}
    </Field>
  );
}
