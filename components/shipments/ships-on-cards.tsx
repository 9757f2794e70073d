'use client';
import { useEffect } from 'react';
import { useLanguage } from '#use-language';
import { useMinute } from '@/lib/client/page/use-minute';
import { type ShippingCalendar, shipDay } from '@/lib/shared/shipments/ship-day';
import { readersDay, shipDayText } from '@/lib/shared/shipments/ship-day-text';
import type { Language } from '@/lib/shared/site/languages';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** For pages with cards and without `ShipsOn`. */
export function ShipsOnCards(shipping: CardsShipping) {
  useCardsText(shipping, useMinute(), useLanguage());
  return null;
}

export type CardsShipping = {
  calendar: ShippingCalendar;
  texts: Pick<Texts['shipping'], 'today' | 'on'>;
  lead?: string | undefined;
};

/** The lines below a tool's facts on cards (app/tool-card.css) and in tables (app/tool-table.css). */
const LINES = '.tool-card > dl::after, .tool-table td:nth-child(5 of :not([data-spec]))::after';
const PROPERTIES = { inStock: '--ships', onRequest: '--usual-lead' };

let linesStyle: CSSStyleDeclaration | undefined;

/** A custom property of the document, inherited by every element, would recompute the style of the whole page. */
function styleOfLines(): CSSStyleDeclaration {
  if (linesStyle) return linesStyle;
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`${LINES} {}`);
  document.adoptedStyleSheets.push(sheet);
  linesStyle = (sheet.cssRules[0] as CSSStyleRule).style;
  return linesStyle;
}

/**
 * The text is the same on all cards, so that one CSS rule replaces a component in each; the style sheet shows one of
 * the two texts, and reserves the line until then.
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
    const style = styleOfLines();
    style.setProperty(PROPERTIES.inStock, JSON.stringify(text));
    return () => void style.removeProperty(PROPERTIES.inStock);
  }, [text]);

  useEffect(() => {
    if (lead === undefined) return;
    const style = styleOfLines();
    style.setProperty(PROPERTIES.onRequest, JSON.stringify(lead));
    return () => void style.removeProperty(PROPERTIES.onRequest);
  }, [lead]);
}
