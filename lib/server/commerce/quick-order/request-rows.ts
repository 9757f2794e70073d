import { compactText } from '@forgeline/tool-text/fold-text';
import { NUMBER_TEXT_MAX } from '@/lib/server/commerce/quick-order/read-list/list-cells';
import { readLines } from '@/lib/server/commerce/quick-order/read-list/read-list';
import { rowQuantity } from '@/lib/server/commerce/quick-order/read-list/row-quantity';
import type { ToldColumns } from '@/lib/server/commerce/quick-order/read-list/told-columns';
import type { ListRow, SkippedLine } from '@/lib/shared/quick-order/list-row';
import type { CheckListInput } from '@/lib/shared/quick-order/quick-order.schema';
import { isSeveral } from '@/lib/shared/quick-order/split-lines';
import { gtinKeyOf } from '@/lib/shared/tools/article-codes';

export type RequestRow = { row: ListRow } | { skipped: SkippedLine['why'] } | { isSeveral: true };

/** Rows with texts are read together, as one list. Pure; in steps. */
export function* readRequestRows(
  rows: CheckListInput['rows'],
  told?: ToldColumns,
): Generator<void, RequestRow[]> {
  const lines = rows.flatMap((row, index) => ('text' in row ? [{ line: index, text: row.text }] : []));
  const list = yield* readLines(
    lines.filter(({ text }) => text.trim() !== ''),
    told,
  );
  const read = new Map(list.rows.map((row) => [row.line, row]));
  const skipped = new Map(list.skipped.map(({ line, why }) => [line, why]));
  const requestRow = (row: CheckListInput['rows'][number], line: number): RequestRow => {
    if ('sku' in row) {
      const readings = [{ article: row.sku, quantity: rowQuantity(String(row.quantity)) }];
      return { row: { line, text: row.sku, readings } };
    }
    if (isSeveral(row.text)) return { isSeveral: true };
    const found = read.get(line);
    return found ? { row: found } : { skipped: skipped.get(line) ?? 'note' };
  };
  const result: RequestRow[] = [];
  for (const [line, row] of rows.entries()) {
    yield;
    result.push(requestRow(row, line));
  }
  return result;
}

const NUMBER_MAX = 60;

/** Every text that may be an article number, in compact form. Pure; in steps. */
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
