import type { TierFigures } from '@/lib/client/prices/sheet-checks';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** `$11.56 · 7.5 % off`, `$12.60 · 5 % above`. */
export function resultText(
  { unitPrice, percentOff }: TierFigures,
  language: Language,
  texts: Pick<Texts['prices']['editor']['sheet'], 'off' | 'surplus'>,
): string {
  const parts = unitPrice === undefined ? [] : [formatDollars(unitPrice, language)];
  if (percentOff !== undefined) {
    const percent = formatNumber(Math.abs(percentOff), language, { decimalsMax: 2 });
    parts.push(fillText(percentOff < 0 ? texts.surplus : texts.off, { percent }));
  }
  return parts.join(' · ');
}
