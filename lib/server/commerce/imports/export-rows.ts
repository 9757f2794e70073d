import 'server-only';
import { defaultPlaceOf } from '@/lib/server/commerce/addresses/save-address';
import { groupsByName } from '@/lib/server/commerce/prices/find-price-groups';
import { everyListByName } from '@/lib/server/commerce/prices/get-price-lists';
import { readEverySpec, readEveryTool } from '@/lib/server/commerce/tools/rows/read-every-tool';
import { ownerOf } from '@/lib/server/identity/owner';
import { everyAccount } from '@/lib/server/identity/users/imported-accounts';
import type { PriceListDocument } from '@/lib/server/platform/db/documents/prices';
import type { ImportKind } from '@/lib/shared/imports/import-kinds';
import type { DecimalMark } from '@/lib/shared/tables/decimal-mark';
import { fieldsOf, NOT_EXPORTED, specField } from './read/columns';
import { amountCell, cellOfTool, numberCell } from './read/tool-cells';

/** Cells by their fields. */
export type ExportRow = Readonly<Record<string, string>>;

/** The fields of an export, in the order of its columns. */
export async function exportFields(kind: ImportKind): Promise<string[]> {
  const fields = fieldsOf(kind).filter((field) => !NOT_EXPORTED[kind].has(field));
  if (kind !== 'tools') return fields;
  const specs = new Set<string>();
  for await (const one of readEverySpec()) for (const spec of one) specs.add(specField(spec));
  return [...fields, ...specs];
}

async function* toolRows(fields: readonly string[], decimal: DecimalMark): AsyncGenerator<ExportRow> {
  for await (const { tools, skuOf } of readEveryTool())
    for (const tool of tools)
      yield Object.fromEntries(fields.map((field) => [field, cellOfTool(tool, field, { decimal, skuOf })]));
}

async function* stockRows(): AsyncGenerator<ExportRow> {
  for await (const { tools } of readEveryTool())
    for (const { sku, quantity } of tools) yield { sku, available: numberCell(quantity) };
}

/** The tiers of a price list, one a row. */
export function* rowsOfList(
  { name: list, rules }: PriceListDocument,
  decimal: DecimalMark,
): Generator<ExportRow> {
  for (const { tiers, ...target } of rules)
    for (const tier of tiers)
      yield {
        list,
        ...target,
        from: numberCell(tier.from),
        ...('percent' in tier
          ? { percent: String(tier.percent).replace('.', decimal) }
          : { price: amountCell(tier.priceCents, decimal) }),
      };
}

/** The public price of every tool, then the tiers of every list. */
async function* priceRows(decimal: DecimalMark): AsyncGenerator<ExportRow> {
  for await (const { tools } of readEveryTool())
    for (const { sku, priceCents } of tools) yield { sku, from: '1', price: amountCell(priceCents, decimal) };
  for (const list of await everyListByName()) yield* rowsOfList(list, decimal);
}

async function* customerRows(): AsyncGenerator<ExportRow> {
  const groups = await groupsByName();
  for await (const { _id: userId, email, name, phone = '', priceGroupId } of everyAccount()) {
    const place = await defaultPlaceOf(ownerOf({ userId }));
    const group = priceGroupId && groups.withId(priceGroupId)?.name;
    yield { email, name, phone, group: group ?? '', ...place };
  }
}

/** Reads the rows of an export one after the other, always in the same order. */
export function exportRows(
  kind: ImportKind,
  fields: readonly string[],
  decimal: DecimalMark,
): AsyncGenerator<ExportRow> {
  switch (kind) {
    case 'tools':
      return toolRows(fields, decimal);
    case 'stock':
      return stockRows();
    case 'prices':
      return priceRows(decimal);
    case 'customers':
      return customerRows();
  }
}
