'use client';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { AddressTexts } from './delivery-address';
import { FreightFields } from './freight-fields';
import { type AskCosts, useFreight, useStoredAddresses } from './use-freight';

/** What each way to order sends to its form of a delivery. */
export type OrderFreightProps = {
  isCompany: boolean;
  /** Undefined while costs are asked, or where something is on request. */
  onDue: (due: number | undefined) => void;
  heading: string;
  /** Stands in the column of methods and costs, beside the address where there is room. */
  beside?: ReactNode;
  addressTexts: AddressTexts;
};

/**
 * Where and how an order goes, and what it comes to, in a shop that charges; `of` and `ask` as in `useFreight`. `onlyCountry`: stored
 * addresses elsewhere are not offered.
 */
export function OrderFreight({
  of,
  ask,
  onDue,
  onlyCountry,
  ...fields
}: OrderFreightProps & { of: string; ask: AskCosts; onlyCountry?: string | undefined }) {
  const freight = useFreight(of, ask);
  const stored = useStoredAddresses(fields.isCompany);
  const addresses = useMemo(
    () => stored.filter(({ country }) => onlyCountry === undefined || country === onlyCountry),
    [stored, onlyCountry],
  );
  const due = freight.isAsking ? undefined : freight.answer?.costs?.due;
  useEffect(() => onDue(due), [due, onDue]);
  return <FreightFields {...fields} addresses={addresses} freight={freight} />;
}
