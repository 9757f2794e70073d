import type { ObjectId } from 'mongodb';
import type { ToolDocument, ToolFile, ToolPack, ToolPicture } from '@/lib/server/platform/db/documents/tools';
import { FILE_NAME, fileUrl } from '@/lib/shared/files/stored-files';
import { plainAmount, toDollars } from '@/lib/shared/numbers/money';
import type { DecimalMark } from '@/lib/shared/tables/decimal-mark';
import { isGtin } from '@/lib/shared/tools/article-codes';
import { figuresOfFile } from '@/lib/shared/tools/catalogue/shown-figures';
import type { ToolTexts } from '@/lib/shared/tools/text-in';
import { DOCUMENT_KINDS, DOCUMENT_LANGUAGES } from '@/lib/shared/tools/tool-documents';
import { SPECS_FIELD, specField } from './columns';
import { joinValues, numberOf, splitValues } from './read-cells';
import { type SpecCell, specsOfCells, specsOfPairs } from './spec-cells';
import { textOfField } from './text-columns';

type Known = Pick<ToolDocument, 'specs' | 'packs' | 'pictures' | 'documents'>;

const NOTHING: Known = { specs: [], packs: [], pictures: [], documents: [] };

/** A text as it is where it is no number, so that the field's own message says what is wrong. */
const numberIn = (cell: string) => numberOf(cell) ?? cell;

/** `name=units`, and a GTIN behind it where there is one to give. */
function packOf(value: string, known: readonly ToolPack[]) {
  const [, before = value, last] = /^(.*)=(\d{8}|\d{12,14})$/s.exec(value) ?? [];
  const gtin = last !== undefined && before.includes('=') && isGtin(last) ? last : undefined;
  const pair = gtin === undefined ? value : before;
  const at = pair.lastIndexOf('=');
  const name = (at < 0 ? pair : pair.slice(0, at)).trim();
  const units = at < 0 ? '' : numberIn(pair.slice(at + 1).trim());
  const same = known.find((pack) => pack.name === name && pack.units === units)?.gtin;
  return { name, units, ...(gtin || same ? { gtin: gtin ?? same } : {}) };
}

/** The address of an uploaded file may be its name alone. */
const addressOf = (text: string) => (FILE_NAME.test(text) ? fileUrl(text) : text);

function pictureOf(value: string, known: readonly ToolPicture[]): ToolPicture {
  const url = addressOf(value);
  return known.find((picture) => picture.url === url) ?? { url };
}

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text);

/** `manual de /files/….pdf`: what it is and its language may be left out. */
function documentOf(value: string, known: readonly ToolFile[]): ToolFile {
  const words = value.split(/\s+/);
  const url = addressOf(words.pop() ?? '');
  const present = known.find((document) => document.url === url);
  const kind = words.find((word) => isOneOf(DOCUMENT_KINDS, word)) as ToolFile['kind'] | undefined;
  const language = words.find((word) => isOneOf(DOCUMENT_LANGUAGES, word)) as
    | ToolFile['language']
    | undefined;
  const { title } = present ?? {};
  return {
    url,
    kind: kind ?? present?.kind ?? 'data-sheet',
    language: language ?? present?.language ?? 'mul',
    ...(title ? { title } : {}),
  };
}

/** Cells that say what is to be, where it may not be nothing: an empty one leaves what there is. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set([
  ...['details', 'packs', 'lowStockBelow', 'leadTimeDays', 'successorId', 'documents'],
]);

function cellValue(field: string, cell: string, known: Known): unknown {
  switch (field) {
    case 'price':
    case 'moq':
    case 'step':
    case 'quantity':
      return numberIn(cell);
    case 'lowStockBelow':
    case 'leadTimeDays':
      return cell === '' ? null : numberIn(cell);
    case 'successorId':
      return cell === '' ? null : cell;
    case 'packs':
      return splitValues(cell).map((value) => packOf(value, known.packs));
    case 'pictures':
      return splitValues(cell).map((value) => pictureOf(value, known.pictures));
    case 'documents':
      return splitValues(cell).map((value) => documentOf(value, known.documents));
    case 'state':
      return cell.toLowerCase();
    default:
      return cell;
  }
}

/** Adds a text in another language; an empty one is taken away. */
function setText(values: Record<string, unknown>, written: string, cell: string): void {
  const text = textOfField(written);
  if (!text) return;
  const texts = (values.texts ?? {}) as ToolTexts;
  values.texts = { ...texts, [text.language]: { ...texts[text.language], [text.field]: cell } };
}

/**
 * Returns what the cells of a row say of a tool, as a call would; `known` is the tool as it is, which keeps what a cell has no
 * words for: types of specifications, texts of pictures, titles of documents. Numbers are read, and not judged.
 */
export function toolOfCells(
  fields: readonly string[],
  cells: readonly string[],
  known: Known | null,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const specs: SpecCell[] = [];
  let pairs: string | undefined;
  for (const [place, field] of fields.entries()) {
    const cell = cells[place] ?? '';
    if (field === SPECS_FIELD) pairs = cell;
    else if (field.startsWith('spec:')) specs.push({ field, value: cell });
    else if (textOfField(field)) setText(values, field, cell);
    else if (cell !== '' || MAY_BE_EMPTY.has(field)) values[field] = cellValue(field, cell, known ?? NOTHING);
  }
  const present = (known ?? NOTHING).specs;
  if (pairs !== undefined) values.specs = specsOfPairs(present, pairs, specs);
  else if (specs.length > 0) values.specs = specsOfCells(present, specs);
  return values;
}

/** Returns a number as an export has it. */
export function numberCell(value: number | null): string {
  return value === null ? '' : value.toFixed(0);
}

/** Returns an amount as an export has it, with the decimals of the currency. */
export function amountCell(cents: number, decimal: DecimalMark): string {
  return plainAmount(toDollars(cents)).replace('.', decimal);
}

function textCell({ texts }: ToolDocument, written: string): string | undefined {
  const text = textOfField(written);
  return text ? (texts?.[text.language]?.[text.field] ?? '') : undefined;
}

function specCell({ specs }: ToolDocument, field: string, decimal: DecimalMark): string {
  const spec = specs.find((one) => specField(one) === field);
  return spec ? figuresOfFile(spec, decimal) : '';
}

/** Returns the cell of a tool below a heading, before it is guarded against spreadsheets. `skuOf` knows the successor's SKU. */
export function cellOfTool(
  tool: ToolDocument,
  field: string,
  { decimal, skuOf }: { decimal: DecimalMark; skuOf: (id: ObjectId) => string | undefined },
): string {
  switch (field) {
    case 'price':
      return amountCell(tool.priceCents, decimal);
    case 'moq':
    case 'step':
    case 'quantity':
    case 'lowStockBelow':
    case 'leadTimeDays':
      return numberCell(tool[field]);
    case 'successorId':
      return tool.successorId ? (skuOf(tool.successorId) ?? tool.successorId.toHexString()) : '';
    case 'packs':
      return joinValues(
        tool.packs.map(({ name, units, gtin }) => `${name}=${units}${gtin ? `=${gtin}` : ''}`),
      );
    case 'pictures':
      return joinValues(tool.pictures.map(({ url }) => url));
    case 'documents':
      return joinValues(tool.documents.map(({ kind, language, url }) => `${kind} ${language} ${url}`));
    case 'sku':
    case 'name':
    case 'description':
    case 'category':
    case 'state':
      return tool[field];
    case 'details':
      return tool.details ?? '';
    default:
      return textCell(tool, field) ?? specCell(tool, field, decimal);
  }
}
