'use client';
import { useLanguage } from '#use-language';
import { useMinute } from '@/lib/client/page/after-hydration';
import { type CardsShipping, useCardsText } from './use-cards-text';

/** For pages with cards and without `ShipsOn`. */
export function ShipsOnCards(shipping: CardsShipping) {
  useCardsText(shipping, useMinute(), useLanguage());
  return null;
}
