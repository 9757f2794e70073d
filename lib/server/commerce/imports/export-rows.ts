import { defaultPlaceOf } from '@/lib/server/commerce/addresses/save-address';
import { everyOpenCompany } from '@/lib/server/commerce/companies/add/imported-companies';
import { groupsByName } from '@/lib/server/commerce/prices/find-price-groups';
import { everyListByName } from '@/lib/server/commerce/prices/get-price-lists';
import { readEverySpec, readEveryTool } from '@/lib/server/commerce/tools/rows/read-every-tool';
import { ownerOf } from '@/lib/server/identity/owner';
import { membersOf } from '@/lib/server/identity/users/company-members';
import { everyAccount } from '@/lib/server/identity/users/imported-accounts';
import type { PriceListDocument } from '@/lib/server/platform/db/documents/prices';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { DEFAULT_CATEGORY } from '@/lib/shared/categories/named-category';
import type { ImportKind } from '@/lib/shared/imports/import-kinds';
import { toDollars } from '@/lib/shared/numbers/money';
import { OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import type { DecimalMark } from '@/lib/shared/tables/decimal-mark';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { filedCompany } from './kinds/filed-company';
import { COLUMNS } from './read/columns';
import { fieldsOf, specField } from './read/fields';
import { joinValues } from './read/read-cells';
import { cellOfTool } from './read/tool-cells';

/** Values by their fields, numbers and dollars as numbers. */
export type ExportRow = Readonly<Record<string, string | number>>;

/** The fields of an export, in the order of its columns. */
export async function exportFields(kind: ImportKind): Promise<string[]> {
  const columns = COLUMNS[kind].filter(({ isOnlyRead }) => !isOnlyRead);
  const fields = fieldsOf(kind, columns);
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
    for (const { sku, quantity } of tools) yield { sku, available: quantity };
}

/** The tiers of a price list, one a row. */
function* rowsOfList({ name: list, rules }: PriceListDocument): Generator<ExportRow> {
  for (const { tiers, ...target } of rules)
    for (const { from, ...tier } of tiers) {
      const amount = 'percent' in tier ? tier : { price: toDollars(tier.priceCents) };
      yield { list, ...target, from, ...amount };
    }
}

/** The public price of every tool, then the tiers of every list. */
async function* priceRows(): AsyncGenerator<ExportRow> {
  for await (const { tools } of readEveryTool())
    for (const { sku, priceCents } of tools)
      if (priceCents > 0) yield { sku, from: 1, price: toDollars(priceCents) };
  for (const list of await everyListByName()) yield* rowsOfList(list);
}

async function* customerRows(): AsyncGenerator<ExportRow> {
  const groups = await groupsByName();
  for await (const {
    _id: userId,
    email,
    name,
    phone = '',
    customerNumber = '',
    priceGroupId,
  } of everyAccount()) {
    const place = await defaultPlaceOf(ownerOf({ userId }));
    const group = priceGroupId && groups.withId(priceGroupId)?.name;
    yield { email, name, customerNumber, phone, group: group ?? '', ...place };
  }
}

async function* companyRows(): AsyncGenerator<ExportRow> {
  const groups = await groupsByName();
  for (const company of await everyOpenCompany()) {
    const { customerNumber, termsDays, ...filed } = filedCompany(company, groups);
    const owner = (await membersOf(company._id)).find((member) => member.company.role === 'owner');
    yield {
      ...filed,
      // The shop's own number finds it again where it has no other.
      customerNumber: customerNumber || company.number,
      termsDays: termsDays ?? '',
      ownerEmail: owner?.email ?? '',
    };
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
      return priceRows();
    case 'customers':
      return customerRows();
    case 'companies':
      return companyRows();
  }
}

type Template = { fields: string[]; rows: readonly ExportRow[] };

async function someTools(count: number): Promise<ToolDocument[]> {
  for await (const { tools } of readEveryTool()) return tools.slice(0, count);
  return [];
}

/** The first draft in another language, where there are texts for it. */
const EXAMPLE_TEXTS: ExportRow = OTHER_LANGUAGES.includes('de')
  ? { 'name:de': 'Schraubstock 125 mm', 'description:de': 'Drehteller, gehärtete Backen.' }
  : {};

/** Two drafts, which nobody but admins sees. */
async function toolExamples(): Promise<ExportRow[]> {
  const [known] = await someTools(1);
  const category = known?.category ?? DEFAULT_CATEGORY;
  const shared = { category, state: 'draft', pictures: TOOL_PLACEHOLDER };
  return [
    {
      ...shared,
      sku: 'EXAMPLE-1',
      name: 'Bench vise 125 mm',
      description: 'Swivel base, hardened jaws.',
      details: '## What is in the box\n\n- Vise\n- Four bolts',
      price: 150,
      moq: 1,
      step: 1,
      ...EXAMPLE_TEXTS,
      packs: joinValues(['Carton=4', 'Pallet=80']),
      quantity: 25,
      lowStockBelow: 5,
      leadTimeDays: 10,
      weightGrams: 12,
      'spec:Jaw width [mm]': '125',
      'spec:Material': 'Cast iron',
    },
    {
      ...shared,
      sku: 'EXAMPLE-2',
      name: 'Hex bolt M8 × 40',
      description: 'Zinc plated, class 8.8.',
      price: 2,
      moq: 50,
      step: 50,
      packs: 'Box=200',
      quantity: 12_000,
      specs: joinValues(['Thread=M8', 'Length [mm]=40']),
      'spec:Material': 'Steel',
    },
  ];
}

async function priceExamples(): Promise<ExportRow[]> {
  const tools = (await someTools(2)).map(({ sku, priceCents }) => {
    return { sku, from: 1, price: toDollars(priceCents) };
  });
  const [list] = await everyListByName();
  return [...tools, ...(list ? [...rowsOfList(list)].slice(0, 2) : [])];
}

const CUSTOMER_EXAMPLES: readonly ExportRow[] = [
  {
    email: 'jane.doe@example.com',
    name: 'Jane Doe',
    phone: '+1 216 555 0134',
    street: '12 Mill Road',
    postalCode: '44113',
    city: 'Cleveland',
    country: 'US',
  },
  {
    email: 'einkauf@example.com',
    name: 'Weber Maschinenbau GmbH',
    customerNumber: '10023',
    phone: '+49 30 123456',
    street: 'Domstraße 4',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
  },
];

const COMPANY_EXAMPLES: readonly ExportRow[] = [
  {
    customerNumber: '10023',
    name: 'Weber Maschinenbau GmbH',
    termsDays: 30,
    creditLimit: 5_000,
    street: 'Domstraße 4',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
    phone: '+49 30 123456',
    ownerEmail: 'einkauf@example.com',
  },
  {
    customerNumber: '10024',
    name: 'Mill Road Tools',
    street: '12 Mill Road',
    postalCode: '44113',
    city: 'Cleveland',
    region: 'OH',
    country: 'US',
    ownerEmail: 'jane.doe@example.com',
  },
];

/**
 * Returns the headings of a kind and rows that show what may be in them: of prices and stock those that there are, so that a template is
 * imported as it stands without a refusal.
 */
export async function templateRows(kind: ImportKind): Promise<Template> {
  const fields = fieldsOf(kind);
  switch (kind) {
    case 'tools':
      return { fields: [...fields, 'spec:Jaw width [mm]', 'spec:Material'], rows: await toolExamples() };
    case 'prices':
      return { fields, rows: await priceExamples() };
    case 'stock':
      return {
        fields,
        rows: (await someTools(2)).map(({ sku, quantity }) => ({ sku, available: quantity })),
      };
    case 'customers':
      return { fields, rows: CUSTOMER_EXAMPLES };
    case 'companies':
      return { fields, rows: COMPANY_EXAMPLES };
  }
}
