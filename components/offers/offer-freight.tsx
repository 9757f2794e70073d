'use client';
import { useCallback } from 'react';
import { OrderFreight, type OrderFreightProps } from '@/components/freight/order-freight';
import type { AskCosts } from '@/components/freight/use-freight';
import { call } from '@/lib/client/api';
import { offerCostsCalls } from '@/lib/shared/offers/offer-costs.contract';

type OfferFreightProps = OrderFreightProps & {
  offer: { _id: string; version: number; shipping?: { to: { country: string } } | undefined };
  /** How often it was refused: then costs are asked anew. */
  refusals: number;
};

/** The delivery of an offer and its costs. */
export function OfferFreight({ offer, refusals, ...props }: OfferFreightProps) {
  const { _id: id, version, shipping } = offer;
  const ask: AskCosts = useCallback(
    (request, signal) =>
      call(offerCostsCalls.offerCosts, { params: { id }, body: { version, ...request }, signal }),
    [id, version],
  );
  return (
    <OrderFreight {...props} of={`${version} ${refusals}`} ask={ask} onlyCountry={shipping?.to.country} />
  );
}
