'use client';
import { useCallback, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import type { DeliveryTexts } from '@/components/addresses/delivery-fields';
import { FreightFields } from '@/components/freight/freight-fields';
import { type AskCosts, useFreight, useStoredAddresses } from '@/components/freight/use-freight';
import { call } from '@/lib/client/api';
import { previewCosts } from '@/lib/shared/cart/cart-costs.contract';
import { readUnits } from '@/lib/shared/numbers/read-count';

type PurchaseFreightProps = {
  toolId: string;
  isCompany: boolean;
  /** Undefined while costs are asked, or where something is on request. */
  onDue: (due: number | undefined) => void;
  heading: string;
  addressTexts: DeliveryTexts;
};

/** Where and how a single tool goes, and what that comes to, in a shop that charges. */
export function PurchaseFreight({ toolId, isCompany, onDue, heading, addressTexts }: PurchaseFreightProps) {
  const language = useLanguage();
  const quantity = readUnits(String(useWatch({ name: 'orderQuantity' }) ?? ''), language) ?? 0;
  const ask: AskCosts = useCallback(
    async (request, signal) => {
      const lines = quantity >= 1 ? [{ toolId, quantity }] : [];
      const preview = await call(previewCosts, { body: { lines, ...request }, signal });
      const { methods = [], shippingMethod = null, costs = null, reasons = [] } = preview;
      return { methods, shippingMethod, costs, reasons };
    },
    [toolId, quantity],
  );
  const freight = useFreight(String(quantity), ask);
  const addresses = useStoredAddresses(isCompany);
  const due = freight.isAsking ? undefined : freight.answer?.costs?.due;
  useEffect(() => onDue(due), [due, onDue]);
  return (
    <FreightFields
      addresses={addresses}
      freight={freight}
      isCompany={isCompany}
      heading={heading}
      addressTexts={addressTexts}
    />
  );
}
