import 'server-only';
import { compactText } from '@forgeline/tool-text/fold-text';
import { NUMBER_TEXT_MAX } from '@/lib/server/commerce/quick-order/read-list/read-limits';
import type { ListRow } from '@/lib/shared/quick-order/list-row';
import { gtinKeyOf } from '@/lib/shared/tools/gtin';

/** Longer ones are no article numbers. */
const NUMBER_MAX = 60;

/** Returns every text of these rows that may be an article number, in compact form. Pure; in steps. */
export function* numbersOf(rows: readonly ListRow[]): Generator<void, Set<string>> {
  const numbers = new Set<string>();
  const read = new Set<string>();
  for (const { readings } of rows) {
    yield;
    for (const { article, within } of readings)
      for (const text of [article, within ?? '']) {
        if (read.has(text) || text.length > NUMBER_TEXT_MAX) continue;
        read.add(text);
        const number = compactText(text);
        if (number !== '' && number.length <= NUMBER_MAX) numbers.add(number);
        const gtin = gtinKeyOf(text);
        if (gtin !== undefined) numbers.add(gtin);
      }
  }
  return numbers;
}
