'use client';
import { useEffect } from 'react';
import type { Language } from '@/lib/shared/languages';
import { type ShippingCalendar, shipDay } from '@/lib/shared/shipping/ship-day';
import { readersDay, shipDayText } from '@/lib/shared/shipping/ship-day-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type CardsShipping = {
  calendar: ShippingCalendar;
  texts: Pick<Texts['shipping'], 'today' | 'on'>;
  /** What cards of tools that are not in stock say, unless they have a lead time of their own. */
  lead?: string | undefined;
};

/** Read by app/tool-card.css and app/tool-table.css. */
const PROPERTIES = { inStock: '--ships', onRequest: '--lead' };

/**
 * Tells all cards of a page when what is in stock ships, "Ships Monday", and how long the rest takes. It is the same for each of
 * them, so that two properties of the document do instead of a component in each; the style sheet shows one of them, and keeps
 * a line free until then.
 */
export function useCardsText(
  { calendar, texts, lead }: CardsShipping,
  now: number | null,
  language: Language,
): void {
  const moment = now === null ? null : new Date(now);
  const day = moment && shipDay({ quantity: 1, available: 1 }, calendar, moment);
  const text = moment && day ? shipDayText(day, readersDay(moment), { texts, language }) : null;

  useEffect(() => {
    if (text === null) return;
    const { style } = document.documentElement;
    style.setProperty(PROPERTIES.inStock, JSON.stringify(text));
    return () => void style.removeProperty(PROPERTIES.inStock);
  }, [text]);

  useEffect(() => {
    if (lead === undefined) return;
    const { style } = document.documentElement;
    style.setProperty(PROPERTIES.onRequest, JSON.stringify(lead));
    return () => void style.removeProperty(PROPERTIES.onRequest);
  }, [lead]);
}
