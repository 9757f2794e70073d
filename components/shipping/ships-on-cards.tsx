'use client';
import { useLanguage } from '#use-language';
import { useMinute } from '@/lib/client/page/use-minute';
import { type CardsShipping, useCardsText } from './use-cards-text';

/** Says on the cards of a page that has no `ShipsOn` when their tools ship. */
export function ShipsOnCards(shipping: CardsShipping) {
  useCardsText(shipping, useMinute(), useLanguage());
  return null;
}
