'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { DeliveryTexts } from '@/components/addresses/delivery-fields';
import { FreightFields } from '@/components/freight/freight-fields';
import { type AskCosts, useFreight, useStoredAddresses } from '@/components/freight/use-freight';
import { call } from '@/lib/client/api';
import { cartNow, cartOnServer, followCart } from '@/lib/client/cart/cart-store';
import { cartCostsCalls } from '@/lib/shared/cart/cart-costs.contract';

const ask: AskCosts = (body, signal) => call(cartCostsCalls.cartCosts, { body, signal });

type CartFreightProps = {
  isMember: boolean;
  /** How often an order was refused: then costs are asked anew. */
  refusals: number;
  /** Undefined while they are asked, or where something is on request. */
  onDue: (due: number | undefined) => void;
  heading: string;
  addressTexts: DeliveryTexts;
};

/** Where and how the cart goes, and what it comes to, in a shop that charges. */
export function CartFreight({ isMember, refusals, onDue, heading, addressTexts }: CartFreightProps) {
  const { cart } = useSyncExternalStore(followCart, cartNow, cartOnServer);
  const freight = useFreight(`${cart?.version} ${refusals}`, ask);
  const addresses = useStoredAddresses(isMember);
  const due = freight.isAsking ? undefined : freight.answer?.costs?.due;
  useEffect(() => onDue(due), [due, onDue]);
  return (
    <FreightFields
      addresses={addresses}
      freight={freight}
      isCompany={isMember}
      heading={heading}
      addressTexts={addressTexts}
    />
  );
}
