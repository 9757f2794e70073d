'use client';
import { useLanguage } from '#use-language';
import { DeliveryFields, type DeliveryTexts } from '@/components/addresses/delivery-fields';
import { Form } from '@/components/forms/form';
import { LockedField } from '@/components/forms/locked-field';
import type { Shipping } from '@/components/shipping/goods-ship-text';
import { Link } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/states/notice';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { DeliveryChoice } from '@/lib/shared/orders/delivery-choices';
import type { PriceLadder } from '@/lib/shared/pricing/price-ladder';
import { isLegal } from '@/lib/shared/quantity/legal-quantities';
import { quantityRulesOf } from '@/lib/shared/quantity/quantity-rules';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { OrderBar } from './order-bar';
import { OrderValue } from './order-value';
import { QuantityField } from './quantity-field';
import { type BuyerDetails, usePlaceOrder } from './use-place-order';

type OrderFormProps = {
  tool: Tool;
  /** What this buyer pays; null for a tool without a price. */
  ladder: PriceLadder | null;
  buyer: BuyerDetails;
  choices: readonly DeliveryChoice[];
  requested?: string | readonly string[] | undefined;
  shipping: Shipping;
  texts: Texts['purchase']['form'];
  addressTexts: DeliveryTexts;
};

/** Product §2.5, §5.2. The address is initially the account's default one, else the profile's. */
export function OrderForm(props: OrderFormProps) {
  const { tool, ladder, buyer, choices, requested, shipping, texts, addressTexts } = props;
  const language = useLanguage();
  const { form, submit, failure, busy, isGone } = usePlaceOrder({ tool, ladder, buyer, requested });
  const rules = quantityRulesOf(tool);
  const sold = isLegal(tool.moq, rules);
  const hint = fillText(texts.quantityHint, {
    moq: formatNumber(tool.moq, language),
    available: formatNumber(tool.quantity, language),
  });

  return (
    <Form form={form} onSubmit={submit} failure={isGone ? texts.gone : failure}>
      {sold ? null : (
        <Notice tone="warning">
          <p>{tool.state === 'on-sale' ? texts.unavailable : texts.onRequest}</p>
          <Link href={ROUTES.quoteFor(tool._id)} className="font-semibold underline underline-offset-4">
            {texts.quote}
          </Link>
        </Notice>
      )}
      <fieldset disabled={!sold} className="grid min-w-0 gap-5">
        <QuantityField
          name="orderQuantity"
          label={texts.quantity}
          description={sold ? hint : undefined}
          fewer={texts.fewer}
          more={texts.more}
          rules={rules}
        />
        {sold && ladder ? <OrderValue tool={tool} ladder={ladder} shipping={shipping} texts={texts} /> : null}
        <div className="grid grid-cols-2 gap-x-3 gap-y-1.5">
          <LockedField label={texts.name} value={buyer.name} />
          <LockedField label={texts.email} value={buyer.email} />
          <p className="col-span-2 text-muted text-sm">{texts.locked}</p>
        </div>
        <DeliveryFields
          choices={sold ? choices : null}
          name={buyer.name}
          texts={texts}
          addressTexts={addressTexts}
        />
      </fieldset>
      <OrderBar ladder={sold ? ladder : null} busy={busy} texts={texts} />
      <p className="-mt-2 text-center text-muted text-sm">{texts.payLater}</p>
      {sold ? (
        <p className="border-line border-t pt-4 text-sm">
          {texts.quoteHint}{' '}
          <Link
            href={ROUTES.quoteFor(tool._id)}
            className="font-semibold text-ink underline decoration-2 decoration-accent-strong underline-offset-4"
          >
            {texts.quote}
          </Link>
        </p>
      ) : null}
    </Form>
  );
}
