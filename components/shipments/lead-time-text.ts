import type { CSSProperties } from 'react';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type LeadTexts = Pick<Texts['tools'], 'leadTime' | 'leadTimeOne'>;

/** `Ships in about 15 business days`. */
export function leadTimeText(days: number, texts: LeadTexts, language: Language): string {
  if (days === 1) return texts.leadTimeOne;
  return fillText(texts.leadTime, { count: formatNumber(days, language) });
}

/**
 * A property by which the style sheet of cards and rows shows the tool's own lead time instead of the shop's
 * (components/shipments/ships-on-cards.tsx); none for a tool that can be ordered or has no lead time.
 */
export function ownLeadTime(
  { state, quantity, moq, leadTimeDays }: Pick<Tool, 'state' | 'quantity' | 'moq' | 'leadTimeDays'>,
  texts: LeadTexts,
  language: Language,
): { style?: CSSProperties } {
  const canOrder = state === 'on-sale' && quantity >= moq;
  if (canOrder || leadTimeDays === undefined) return {};
  return {
    style: { '--lead': JSON.stringify(leadTimeText(leadTimeDays, texts, language)) } as CSSProperties,
  };
}
