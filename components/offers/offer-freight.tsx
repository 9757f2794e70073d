'use client';
import { useCallback, useEffect } from 'react';
import type { DeliveryTexts } from '@/components/addresses/delivery-fields';
import { FreightFields } from '@/components/freight/freight-fields';
import { type AskCosts, useFreight, useStoredAddresses } from '@/components/freight/use-freight';
import { call } from '@/lib/client/api';
import { offerCostsCalls } from '@/lib/shared/offers/offer-costs.contract';

type OfferFreightProps = {
  offer: { _id: string; version: number };
  isCompany: boolean;
  /** How often it was refused: then costs are asked anew. */
  refusals: number;
  /** Undefined while costs are asked, or where something is on request. */
  onDue: (due: number | undefined) => void;
  heading: string;
  addressTexts: DeliveryTexts;
};

/** Where and how an offer goes, and what it comes to, in a shop that charges. */
export function OfferFreight(props: OfferFreightProps) {
  const { offer, isCompany, refusals, onDue, heading, addressTexts } = props;
  const { _id: id, version } = offer;
  const ask: AskCosts = useCallback(
    (request, signal) =>
      call(offerCostsCalls.offerCosts, { params: { id }, body: { version, ...request }, signal }),
    [id, version],
  );
  const freight = useFreight(`${version} ${refusals}`, ask);
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
