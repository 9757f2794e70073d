'use client';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { useFormDraft } from '@/components/forms/use-form-draft';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import type { FreightChoice } from '@/components/freight/freight-form';
import { freightOf, NO_FREIGHT } from '@/components/freight/no-freight';
import { call } from '@/lib/client/api';
import { createIdempotencyKeys } from '@/lib/client/idempotency-key';
import { messageText } from '@/lib/client/language/message-text';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { refreshEveryTab } from '@/lib/client/session/viewer-store';
import { toastFailure, toastSuccess } from '@/lib/client/toasts/toast';
import { formatCents, toCents, toDollars } from '@/lib/shared/numbers/money';
import { readUnits } from '@/lib/shared/numbers/read-count';
import type { ChargedFields } from '@/lib/shared/orders/charged-order.schema';
import { eachNote, notesOf, ORDER_NOTE_NAMES } from '@/lib/shared/orders/order-notes';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { orderCalls } from '@/lib/shared/orders/orders.contract';
import { type PriceLadder, stepAt } from '@/lib/shared/prices/price-ladder';
import { nearestQuantity } from '@/lib/shared/quantity/check-quantity';
import { type QuantityRules, quantityRulesOf } from '@/lib/shared/quantity/quantity-rules';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Tool } from '@/lib/shared/tools/tool.schema';

/** Fields the buyer may have typed; they start with the profile's values. */
const OWN_FIELDS = ['address', 'phone', 'poNumber', 'reference', ...ORDER_NOTE_NAMES] as const;

export type BuyerDetails = { name: string; email: string; address: string; phone: string };

type Ordering = {
  tool: Tool;
  ladder: PriceLadder | null;
  buyer: BuyerDetails;
  requested?: string | readonly string[] | undefined;
  /** In a shop that charges: what is due, unless it is not known yet, or on request. */
  freight?: { due: number | undefined; isCompany: boolean } | undefined;
};

type Where = { address: string; phone: string } | Omit<ChargedFields, 'address' | 'phone'>;

function whereOf(values: Where) {
  return 'address' in values ? { address: values.address, phone: values.phone } : freightOf(values);
}

/** Refusals which mean that the page's price, stock or tool is out of date. */
const OUTDATED = ['price-changed', 'out-of-stock', 'not-found', 'validation-failed'];

function isAboveAvailable({ issues }: ApiProblem): boolean {
  return issues.orderQuantity?.some(({ code }) => code === 'quantity-above-available') ?? false;
}

/**
 * Placed once however often the button is pressed: the form stays busy until the next page is shown, and a retry after
 * a lost response reuses the idempotency key. A refusal because price, stock or tool (`isGone`) changed also refreshes
 * the page.
 */
export function usePlaceOrder({ tool, ladder, buyer, requested, freight }: Ordering) {
  const language = useLanguage();
  const router = useLocalRouter();
  const [keyFor] = useState(createIdempotencyKeys);
  const [placed, setPlaced] = useState(false);
  const [isGone, setGone] = useState(false);
  const [needsCart, setNeedsCart] = useState(false);

  const state = useSchemaForm({
    async rules() {
      const { orderFormSchema } = await import('@/lib/shared/orders/order.schema');
      const schema = orderFormSchema(quantityRulesOf(tool), language);
      if (!freight) return schema;
      const { freightRules } = await import('@/components/freight/freight-form');
      const rules = freightRules(state.form.getValues() as FreightChoice, freight.isCompany);
      return schema.omit({ address: true, phone: true }).extend(rules.shape);
    },
    defaultValues: {
      orderQuantity: String(startQuantity(requested, quantityRulesOf(tool), language)),
      ...(freight ? NO_FREIGHT : { address: buyer.address, phone: buyer.phone }),
      poNumber: '',
      reference: '',
      ...eachNote(() => ''),
    },
    async onSubmit(values) {
      const { orderQuantity, poNumber, reference } = values;
      const unitPrice = ladder ? stepAt(ladder, orderQuantity).unitPrice : 0;
      const goodsCents = lineCents({ unitPriceCents: toCents(unitPrice), quantity: orderQuantity });
      const valueCents = freight?.due === undefined ? goodsCents : toCents(freight.due);
      const body = {
        toolId: tool._id,
        toolName: tool.name,
        toolImage: tool.image,
        orderQuantity,
        orderValue: toDollars(valueCents),
        buyerName: buyer.name,
        buyerEmail: buyer.email,
        ...whereOf(values),
        ...(poNumber ? { poNumber } : {}),
        ...(reference ? { reference } : {}),
        ...notesOf(values),
      };
      await call(orderCalls.placeOrder, { body, idempotencyKey: keyFor(body) });
      draft.clear();
      keyFor.reset();
      setPlaced(true);
      toastSuccess(messageText('order-placed', { value: formatCents(valueCents, language) }));
      router.push(ROUTES.myOrders);
    },
    onFailure(error) {
      if (!(error instanceof ApiProblem)) return false;
      if (OUTDATED.includes(error.code)) router.refresh();
      if (error.code === 'not-found') setGone(true);
      setNeedsCart(error.code === 'order-by-cart');
      // Another buyer was faster: the field has the error, this toast the units left.
      if (isAboveAvailable(error)) toastFailure(sentenceOf(error));
      // The session ended, or belongs to another account by now.
      if (error.code === 'unauthenticated' || error.code === 'forbidden') void refreshEveryTab();
      if (error.code !== 'unauthenticated') return error.code === 'not-found';
      router.push(`${ROUTES.login}?from=${encodeURIComponent(ROUTES.purchase(tool._id))}`);
      return true;
    },
  });

  const form = state.form as unknown as UseFormReturn<FieldValues>;
  const draft = useFormDraft(`order ${tool._id}`, form, OWN_FIELDS, [
    ...(requested === undefined ? ['orderQuantity'] : []),
    ...OWN_FIELDS,
  ]);

  return { ...state, busy: state.busy || placed, isGone, needsCart };
}

/** `?quantity=` as typed in this language, or the nearest legal quantity, otherwise the minimum. */
export function startQuantity(
  requested: string | readonly string[] | undefined,
  rules: QuantityRules,
  language: Language = LANGUAGES.default,
): number {
  const units = typeof requested === 'string' ? readUnits(requested, language) : null;
  return (units === null ? null : nearestQuantity(units, rules)) ?? rules.moq;
}
