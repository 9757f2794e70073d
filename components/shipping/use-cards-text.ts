'use client';
import { useEffect } from 'react';
import type { Language } from '@/lib/shared/languages';
import { type ShippingCalendar, shipDay } from '@/lib/shared/shipping/ship-day';
import { readersDay, shipDayText } from '@/lib/shared/shipping/ship-day-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type CardsShipping = { calendar: ShippingCalendar; texts: Pick<Texts['shipping'], 'today' | 'on'> };

/** Read by app/tool-card.css. */
const PROPERTY = '--ships';

/**
 * Tells all cards of a page when what is in stock ships: "Ships Monday". It is the same for each of them, so that one property
 * of the document does instead of a component in each; the style sheet shows it on those that can be ordered, and keeps a line
 * free until then.
 */
export function useCardsText(
  { calendar, texts }: CardsShipping,
  now: number | null,
  language: Language,
): void {
  const moment = now === null ? null : new Date(now);
  const day = moment && shipDay({ quantity: 1, available: 1 }, calendar, moment);
  const text = moment && day ? shipDayText(day, readersDay(moment), { texts, language }) : null;

  useEffect(() => {
    if (text === null) return;
    const { style } = document.documentElement;
    style.setProperty(PROPERTY, JSON.stringify(text));
    return () => void style.removeProperty(PROPERTY);
  }, [text]);
}
