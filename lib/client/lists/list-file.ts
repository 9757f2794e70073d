import type { List } from '@/lib/shared/lists/list.schema';

export function listRows(
  { lines }: Pick<List, 'lines'>,
  headings: readonly string[],
): (readonly (string | number)[])[] {
  return [
    headings,
    ...lines.map(({ sku, quantity, reference = '', name }) => [sku, quantity, reference, name]),
  ];
}
