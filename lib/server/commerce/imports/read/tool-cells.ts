import type { ObjectId } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { DecimalMark } from '@/lib/shared/tables/decimal-mark';
import { figuresOfFile } from '@/lib/shared/tools/catalogue/shown-figures';
import type { ToolTexts } from '@/lib/shared/tools/text-in';
import type { Column, KnownTool } from './column';
import { COLUMNS, SPECS_FIELD } from './columns';
import { specField, textOfField } from './fields';
import { isOnRequest } from './meant-cells';
import { cellText, valueIn } from './read-cells';
import { type SpecCell, specsOfCells, specsOfPairs } from './spec-cells';

const NOTHING: KnownTool = { specs: [], packs: [], pictures: [], documents: [] };

const BY_FIELD: ReadonlyMap<string, Column> = new Map(COLUMNS.tools.map((column) => [column.field, column]));

/** Returns what a cell says; undefined for an empty one of what may not be nothing, which stays. */
function readCell({ content, empty, read }: Column, cell: string, known: KnownTool): unknown {
  if (cell === '') return empty;
  return read ? read(cell, known) : valueIn(content, cell);
}

/** A price that says `auf Anfrage` is a state, unless the row has one in which nothing is sold. */
function setOnRequest(values: Record<string, unknown>): void {
  if (typeof values.price !== 'string' || !isOnRequest(values.price)) return;
  delete values.price;
  if (values.state !== 'draft' && values.state !== 'retired') values.state = 'on-request';
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
  known: KnownTool | null,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const specs: SpecCell[] = [];
  let pairs: string | undefined;
  for (const [place, field] of fields.entries()) {
    const cell = cells[place] ?? '';
    if (field === SPECS_FIELD) pairs = cell;
    else if (field.startsWith('spec:')) specs.push({ field, value: cell });
    else if (textOfField(field)) setText(values, field, cell);
    else {
      const column = BY_FIELD.get(field);
      const value = column && readCell(column, cell, known ?? NOTHING);
      if (value !== undefined) values[field] = value;
    }
  }
  setOnRequest(values);
  const present = (known ?? NOTHING).specs;
  if (pairs !== undefined) values.specs = specsOfPairs(present, pairs, specs);
  else if (specs.length > 0) values.specs = specsOfCells(present, specs);
  return values;
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
  const column = BY_FIELD.get(field);
  if (!column) return textCell(tool, field) ?? specCell(tool, field, decimal);
  const value = column.of ? column.of(tool, skuOf) : tool[field as keyof ToolDocument];
  return cellText(column.content, value as string | number | null | undefined, decimal);
}
