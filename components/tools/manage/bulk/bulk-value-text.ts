import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import type { BulkValues } from '@/lib/shared/stock/bulk-edit.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { weightText } from '@/lib/shared/tools/weight-text';
import type { CategoryOptions } from '../editor/editor-values';

export type BulkTexts = { bulk: Texts['bulk']; states: Texts['editor']['states'] };
export type BulkShown = { texts: BulkTexts; categories: CategoryOptions; language: Language };

function leadTimeText(days: number | null, { leadTimes }: BulkTexts['bulk'], language: Language): string {
  if (days === null) return leadTimes.none;
  return days === 1 ? leadTimes.one : fillText(leadTimes.many, { count: formatNumber(days, language) });
}

export function bulkValueText(values: BulkValues, { texts, categories, language }: BulkShown): string {
  const { price, moq, lowStockBelow, state, category, leadTimeDays, taxClass, weightGrams, bulky } = values;
  const { backorderLimit } = values;
  if (price !== undefined) return formatDollars(price, language);
  if (moq !== undefined) return formatNumber(moq, language);
  if (lowStockBelow !== undefined)
    return lowStockBelow === null ? texts.bulk.leadTimes.none : formatNumber(lowStockBelow, language);
  if (state !== undefined) return texts.states[state];
  if (leadTimeDays !== undefined) return leadTimeText(leadTimeDays, texts.bulk, language);
  if (backorderLimit !== undefined)
    return backorderLimit === null ? texts.bulk.noBackorders : formatNumber(backorderLimit, language);
  if (taxClass !== undefined) return taxClass ?? texts.bulk.firstClass;
  if (weightGrams !== undefined)
    return weightGrams === null ? texts.bulk.noWeight : weightText(weightGrams, language);
  if (bulky !== undefined) return bulky ? texts.bulk.yes : texts.bulk.no;
  if (category === undefined) return '–';
  return categories.find(([slug]) => slug === category)?.[1] ?? category;
}
