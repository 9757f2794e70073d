'use client';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { DeliveryFields, type DeliveryTexts } from '@/components/addresses/delivery-fields';
import { SheetBar } from '@/components/checkout/order-button';
import { NoteFields, type OrderWordsTexts, PoNumberField } from '@/components/checkout/order-words';
import { Form, FormFailure, SubmitButton } from '@/components/forms/form';
import { LockedField } from '@/components/forms/locked-field';
import type { Shipping } from '@/components/shipments/goods-ship-text';
import { Button } from '@/components/ui/controls/button';
import { Link, LinkButton } from '@/components/ui/links/link';
import { Skeleton } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';
import { formatCents, toCents } from '@/lib/shared/numbers/money';
import { readUnits } from '@/lib/shared/numbers/read-count';
import type { DeliveryChoice } from '@/lib/shared/orders/delivery-choices';
import type { PriceLadder } from '@/lib/shared/prices/price-ladder';
import { isLegal } from '@/lib/shared/quantity/check-quantity';
import { quantityRulesOf } from '@/lib/shared/quantity/quantity-rules';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { OrderLine, type OrderLineTexts } from './order-line';
import { OrderValue, useOrderValue } from './order-value';
import { type BuyerDetails, usePlaceOrder } from './use-place-order';

const PurchaseFreight = lazy(async () => ({
  default: (await loadWithRetries(() => import('./purchase-freight'))).PurchaseFreight,
}));

type OrderFormProps = {
  tool: Tool;
  /** The buyer's prices; null for a tool without a price. */
  ladder: PriceLadder | null;
  buyer: BuyerDetails;
  choices: readonly DeliveryChoice[];
  requested?: string | readonly string[] | undefined;
  /** In a shop that charges freight or tax. */
  freight?: { isCompany: boolean; dueLabel: string; plus: string | null } | undefined;
  shipping: Shipping;
  texts: OrderLineTexts & { words: OrderWordsTexts; delivery: string };
  addressTexts: DeliveryTexts;
  /** Facts of the tool, below the fields. */
  children: ReactNode;
};

type OrderButtonProps = {
  ladder: PriceLadder;
  /** In a shop that charges, where it is known. */
  due: number | null | undefined;
  label: string;
  busy: boolean;
  texts: Texts['purchase']['form'];
};

function OrderButton({ ladder, due, label, busy, texts }: OrderButtonProps) {
  const language = useLanguage();
  const { cents: goodsCents } = useOrderValue(ladder);
  const cents = due === null ? goodsCents : due === undefined ? null : toCents(due);
  return (
    <SheetBar label={label} value={cents === null ? '–' : formatCents(cents, language)}>
      <SubmitButton busy={busy}>{texts.submit}</SubmitButton>
    </SheetBar>
  );
}

/** Asks for the quantity that is typed, which may be one that cannot be ordered. */
function QuoteLink({ tool, children }: { tool: Tool; children: string }) {
  const typed = String(useWatch({ name: 'orderQuantity' }) ?? '');
  const units = readUnits(typed, useLanguage());
  return (
    <Link
      href={ROUTES.quoteFor(tool._id, units === tool.moq ? null : units)}
      className="font-semibold text-ink underline decoration-2 decoration-accent-strong underline-offset-4"
    >
      {children}
    </Link>
  );
}

/** Product §2.5, §5.2: the order sheet with one line. The address is the default one, else the last used, else the profile's. */
export function OrderForm(props: OrderFormProps) {
  const { tool, ladder, buyer, choices, requested, freight, shipping, texts, addressTexts, children } = props;
  const [due, setDue] = useState<number>();
  const { form, submit, failure, busy, isGone, needsCart } = usePlaceOrder({
    tool,
    ladder,
    buyer,
    requested,
    freight: freight && { ...freight, due },
  });
  const sold = isLegal(tool.moq, quantityRulesOf(tool));
  const offer = sold ? ladder : null;
  const words = texts.form;
  const buyerFields = (
    <>
      <LockedField label={words.name} value={buyer.name} />
      <LockedField label={words.email} value={buyer.email} description={words.locked} />
    </>
  );
  const asked = readUnits(typeof requested === 'string' ? requested : '', useLanguage());

  return (
    <Form form={form} onSubmit={submit} failure={null}>
      <div className="cart-grid lg:grid-cols-[minmax(0,1fr)_20rem]">
        <fieldset disabled={!sold} className="grid min-w-0 gap-5">
          <OrderLine tool={tool} ladder={ladder} texts={texts} />
          <section aria-labelledby="delivery" className="grid gap-3">
            <h2 id="delivery" className="font-bold text-lg">
              {texts.delivery}
            </h2>
            {freight ? (
              <Suspense fallback={<Skeleton className="h-96 w-full" />}>
                <PurchaseFreight
                  toolId={tool._id}
                  isCompany={freight.isCompany}
                  onDue={setDue}
                  heading={words.address}
                  beside={buyerFields}
                  addressTexts={addressTexts}
                />
              </Suspense>
            ) : (
              <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
                <div className="grid gap-4">
                  <DeliveryFields
                    choices={sold ? choices : null}
                    name={buyer.name}
                    texts={words}
                    addressTexts={addressTexts}
                    rows={3}
                  />
                </div>
                <div className="grid gap-4">{buyerFields}</div>
              </div>
            )}
          </section>
        </fieldset>
        <div className="grid gap-6 pt-3 max-lg:order-last">{children}</div>
        <Panel heading={words.heading} className="sheet-aside [&.grid]:gap-3.5 sm:[&.grid]:p-5">
          {sold ? null : (
            <>
              <Notice tone="warning">
                <p>{tool.state === 'on-sale' ? words.unavailable : words.onRequest}</p>
              </Notice>
              <LinkButton href={ROUTES.quoteFor(tool._id, asked)}>{words.quote}</LinkButton>
            </>
          )}
          {offer ? (
            <OrderValue
              tool={tool}
              ladder={offer}
              shipping={shipping}
              plus={freight ? freight.plus : words.noFees}
              texts={words}
            />
          ) : null}
          <fieldset disabled={!sold} className="grid min-w-0 gap-3.5">
            <PoNumberField texts={texts.words} />
            <NoteFields texts={texts.words} />
          </fieldset>
          <FormFailure failure={isGone ? words.gone : failure} />
          {needsCart ? <PutIntoCart tool={tool}>{texts.tools.addToCart}</PutIntoCart> : null}
          {offer ? (
            <OrderButton
              ladder={offer}
              due={freight ? due : null}
              label={freight?.dueLabel ?? words.value}
              busy={busy}
              texts={words}
            />
          ) : (
            <SubmitButton variant="outline" disabled>
              {words.submit}
            </SubmitButton>
          )}
          <p className="-mt-1 text-center text-muted text-xs">{words.payLater}</p>
          {sold ? (
            <p className="border-line border-t pt-3 text-sm">
              {words.quoteHint} <QuoteLink tool={tool}>{words.quote}</QuoteLink>
            </p>
          ) : null}
        </Panel>
      </div>
    </Form>
  );
}

type PutIntoCartProps = { tool: Pick<Tool, '_id' | 'moq'>; children: ReactNode };

/** Puts the quantity of the form into the cart, where the buyer's company orders through it, and goes on from there. */
function PutIntoCart({ tool, children }: PutIntoCartProps) {
  const language = useLanguage();
  const router = useLocalRouter();
  const { getValues } = useFormContext();
  const [busy, setBusy] = useState(false);

  async function add() {
    setBusy(true);
    try {
      const { addToCart } = await loadCode(() => import('@/lib/client/cart/add-to-cart'));
      const quantity = readUnits(String(getValues('orderQuantity')), language) ?? tool.moq;
      await addToCart([{ toolId: tool._id, quantity }]);
      router.push(ROUTES.cart);
    } catch (error) {
      toastFailure(sentenceOf(error));
      setBusy(false);
    }
  }

  return (
    <Button variant="outline" busy={busy} onClick={() => void add()}>
      {children}
    </Button>
  );
}
