import type { ObjectId } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { Held } from '@/lib/shared/tables/headings';

/**
 * The kind of cells below a heading: a `code` is one of a few words, a `change` a count with a sign, `pairs` are all
 * specifications in one cell, and `figures` the values of one. A `weight` is grams to calls, and kilograms in files whose heading has no
 * other unit. In prose nothing is a number.
 */
export type Content = Held | ('change' | 'code' | 'prose' | 'packs' | 'day' | 'pairs' | 'figures' | 'weight');

/** Facts of a tool that cells have no words for. */
export type KnownTool = Pick<ToolDocument, 'specs' | 'packs' | 'pictures' | 'documents'>;

/** A column of a file: the field as calls name it, its heading in exports, and what else people write above it. */
export type Column = {
  field: string;
  heading: { en: string; de: string };
  others: readonly string[];
  content: Content;
  /** Headings that name it where no other column of the file does. */
  second?: readonly string[];
  /** Left out of exports: it says something once, or what columns of their own say. */
  isOnlyRead?: true;
  /** The value of an empty cell; without it, an empty cell changes nothing. */
  empty?: unknown;
  /** Reads a filled cell, where it is more than a number or a text. */
  read?: (cell: string, known: KnownTool) => unknown;
  /** Returns the cell of an export, where that is not the field itself. */
  of?: (tool: ToolDocument, skuOf: (id: ObjectId) => string | undefined) => string | number;
};

/** `others` are between semicolons. */
export const column = (
  field: string,
  [en, de]: readonly [en: string, de: string],
  content: Content,
  others = '',
  more: Partial<Column> = {},
): Column => ({
  ...{ field, heading: { en, de }, content, ...more },
  others: others.split(';').filter((heading) => heading !== ''),
});
