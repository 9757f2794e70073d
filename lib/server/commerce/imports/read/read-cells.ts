import type { ToolFile, ToolPack, ToolPicture } from '@/lib/server/platform/db/documents/tools';
import { momentOf } from '@/lib/shared/dates/zoned-days';
import { FILE_NAME, fileUrl } from '@/lib/shared/files/stored-files';
import { plainAmount } from '@/lib/shared/numbers/money';
import type { DecimalMark } from '@/lib/shared/tables/decimal-mark';
import { isGtin } from '@/lib/shared/tools/article-codes';
import { DOCUMENT_KINDS, DOCUMENT_LANGUAGES } from '@/lib/shared/tools/tool-documents';
import type { Content } from './column';
import { pictureName } from './meant-cells';

const NUMBERS: ReadonlySet<Content> = new Set(['money', 'count', 'days', 'percent', 'change', 'weight']);

/** Returns whether the cells of a column are numbers. */
export const holdsNumbers = (content: Content) => NUMBERS.has(content);

/** Returns what a cell says as calls have it; a text as it is where it is no number, so that the field's own message says what is wrong. */
export function valueIn(content: Content, cell: string): string | number {
  if (content === 'code') return cell.toLowerCase();
  return NUMBERS.has(content) ? (numberOf(cell) ?? cell) : cell;
}

/** Returns a value as an export has it; an amount with the decimals of the currency. */
export function cellText(
  content: Content,
  value: string | number | null | undefined,
  decimal: DecimalMark,
): string {
  if (typeof value !== 'number') return value ?? '';
  return (content === 'money' ? plainAmount(value) : String(value)).replace('.', decimal);
}

/** Reads a number of a row, as `plainCellOf` has written it; undefined for any other text. */
function numberOf(text: string): number | undefined {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

const YES: ReadonlySet<string> = new Set('yes ja oui y j o true wahr vrai x 1'.split(' '));
const NO: ReadonlySet<string> = new Set('no nein non n false falsch faux 0 -'.split(' '));

/** Reads a yes or a no as people mark it; any other text as it is, so that the field's own message says what is wrong. */
export function readYesNo(cell: string): boolean | string {
  const word = cell.toLowerCase();
  return YES.has(word) || (NO.has(word) ? false : cell);
}

const SEPARATOR = ' | ';
/** A value's own bar, which would be taken for a separator, has one more backslash in front. */
const BAR = /(?<=^| )(\\*)\|(?= |$)/g;
const ESCAPED_BAR = /(?<=^| )\\(\\*\|)(?= |$)/g;

/** Returns several values as one cell: `a | b`. */
export function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replace(BAR, '\\$1|')).join(SEPARATOR);
}

/** Returns the values of such a cell; none of an empty one. */
export function splitValues(cell: string): string[] {
  return cell
    .split(SEPARATOR)
    .map((value) => value.trim().replace(ESCAPED_BAR, '$1'))
    .filter((value) => value !== '');
}

const PARTS = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/** Returns the moment that a text says, a day or a time without an offset by the clock of the zone; null for none. */
export function readMoment(text: string, timeZone: string): Date | null {
  const [whole, ...parts] = PARTS.exec(text) ?? [];
  if (whole === undefined) {
    const at = Date.parse(text.replace(' ', 'T'));
    return Number.isNaN(at) ? null : new Date(at);
  }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const isSound = new Date(wall).toISOString().startsWith(whole.slice(0, 10)) && hour < 24 && minute < 60;
  return isSound ? momentOf(wall, timeZone) : null;
}

/** `name=units`, and a GTIN behind it where there is one to give. */
export function packOf(value: string, known: readonly ToolPack[]) {
  const [, before = value, last] = /^(.*)=(\d{8}|\d{12,14})$/s.exec(value) ?? [];
  const gtin = last !== undefined && before.includes('=') && isGtin(last) ? last : undefined;
  const pair = gtin === undefined ? value : before;
  const at = pair.lastIndexOf('=');
  const name = (at < 0 ? pair : pair.slice(0, at)).trim();
  const units = at < 0 ? '' : valueIn('count', pair.slice(at + 1).trim());
  const same = known.find((pack) => pack.name === name && pack.units === units)?.gtin;
  return { name, units, ...(gtin || same ? { gtin: gtin ?? same } : {}) };
}

/** The address of an uploaded file may be its name alone. */
const addressOf = (text: string) => (FILE_NAME.test(text) ? fileUrl(text) : text);

/** Returns the picture that an address or the name of an uploaded file is, also at the end of a path; null for any other file. */
export function pictureOf(value: string, known: readonly ToolPicture[]): ToolPicture | null {
  const name = pictureName(value);
  if (name !== null && !FILE_NAME.test(name)) return null;
  const url = name === null ? value : fileUrl(name);
  return known.find((picture) => picture.url === url) ?? { url };
}

/** Returns the names of files in a cell of pictures that were never uploaded. */
export function missingPictures(cell: string): string[] {
  return splitValues(cell).flatMap((value) => (pictureOf(value, []) ? [] : (pictureName(value) ?? [])));
}

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text);

/** `manual de /files/….pdf`: what it is and its language may be left out. */
export function documentOf(value: string, known: readonly ToolFile[]): ToolFile {
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
