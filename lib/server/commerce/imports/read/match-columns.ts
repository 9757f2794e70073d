import { compactText } from '@forgeline/tool-text/fold-text';
import { nameKey } from '@/lib/server/commerce/prices/groups/name-key';
import type { ImportKind } from '@/lib/shared/imports/import-kinds';
import { AppError } from '@/lib/shared/messages/errors';
import type { IssueCode, Message } from '@/lib/shared/messages/messages';
import { CATALOGUE_LANGUAGE } from '@/lib/shared/site/languages';
import { type Held, headingCuts, isHarmless } from '@/lib/shared/tables/headings';
import { plainCell } from '@/lib/shared/text/csv';
import { numberIn } from '../workbook/spreadsheet-number';
import { COLUMNS } from './columns';
import {
  contentOf,
  type Headings,
  hasNeededFields,
  headingsOf,
  isField,
  languageOfHeading,
  TEXTED,
} from './fields';
import { bareTierField, listOffered, type NamedLists, namedListField, tierField } from './wide-columns';

/** A column of a file, and what was understood of it; `offer` is a specification that an unknown one may be. */
export type MatchedColumn = {
  heading: string;
  field: string | null;
  offer?: string;
  /** It is what somebody said of such a column before. */
  remembered?: true;
};

const MAP_ENTRY = /(.+?):((?:(?:spec[:.]|list:)[^,]+)|[A-Za-z]+(?::[a-z]{2})?|)(?:,|$)/gy;
const HEADING_MAX = 200;
const COLUMNS_MAX = 1_000;

const refused = (
  field: string,
  issue: IssueCode | Message<IssueCode>,
  members?: { columns: readonly MatchedColumn[] },
) => new AppError('validation-failed', { issues: { [field]: [issue] }, ...(members ? { members } : {}) });

/**
 * Reads `heading:field,…`: a specification is `spec.Name [unit]`, the price of a list `list:Name`, and without a field the column is left out. Throws `validation-failed` for a field that there is not, and for
 * anything else.
 */
export function readMap(kind: ImportKind, map: string | undefined): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  if (!map) return fields;
  let length = 0;
  for (const [entry, heading = '', written = ''] of map.matchAll(MAP_ENTRY)) {
    length += entry.length;
    const field = written.replace(/^spec\./, 'spec:');
    if (field !== '' && !isField(kind, field)) throw refused('map', 'import-map');
    fields.set(heading.trim().toLowerCase(), field);
  }
  if (length !== map.length) throw refused('map', 'import-map');
  return fields;
}

const headingsIn = (row: readonly string[]) =>
  row.map((cell) =>
    plainCell(numberIn(cell) ?? cell)
      .replace(/\s+/g, ' ')
      .slice(0, HEADING_MAX),
  );

const NONE: ReadonlyMap<string, string> = new Map();
/** What columns are, where their headings do not say it: by what was told now or, where no other
 * column is that, before; of prices by the lists that there are. */
export type Said = {
  map?: ReadonlyMap<string, string>;
  lists?: NamedLists | undefined;
  told?: ReadonlyMap<string, string> | undefined;
};

/** The field that a column was said to be, else that of its heading; null where it is left out. */
function fieldBy(kind: ImportKind, heading: string, { map = NONE, lists = NONE }: Said): string | null {
  const said = map.get(heading.toLowerCase());
  if (said !== undefined) return said || null;
  const known = fieldOfHeading(kind, heading);
  if (known !== null || kind !== 'prices') return known;
  return namedListField(kind, heading, lists, nameKey) ?? tierField(heading);
}

/** Columns are what somebody said of them before, unless that was said of another now, or another is it by its heading. */
function withTold(
  kind: ImportKind,
  columns: readonly MatchedColumn[],
  { map = NONE, told = NONE }: Said,
): MatchedColumn[] {
  const taken = new Set(columns.map(({ field }) => field));
  return columns.map((column) => {
    const key = column.heading.toLowerCase();
    const field = map.has(key) ? undefined : told.get(key);
    if (field === undefined || column.heading === '' || field === column.field) return column;
    if (field !== '' && (taken.has(field) || !isField(kind, field))) return column;
    taken.add(field);
    return { heading: column.heading, field: field || null, remembered: true };
  });
}

/** An unknown column of prices may be a list; of tools a specification, unless it begins as another column does: `Price (EUR)` is none. */
function withOffer(kind: ImportKind, column: MatchedColumn, map: ReadonlyMap<string, string>): MatchedColumn {
  const { heading, field } = column;
  const isOpen = field === null && heading !== '' && !map.has(heading.toLowerCase());
  if (!isOpen || heading.length > KNOWN_LETTERS_MAX || /[,:]/.test(heading)) return column;
  const headings = headingsOfKind(kind);
  const cuts = [...headingCuts(heading)];
  if (cuts.some(({ name }) => headings.has(compactText(name)))) return column;
  if (kind === 'prices') return { ...column, offer: listOffered(heading) };
  return kind === 'tools' ? { ...column, offer: `spec.${heading}` } : column;
}

/** Known headings of a second choice are of fields that no other column has. */
function withSecond(
  kind: ImportKind,
  columns: readonly MatchedColumn[],
  map: ReadonlyMap<string, string>,
): MatchedColumn[] {
  const taken = new Set(columns.map(({ field }) => field));
  return columns.map(({ heading, field }) => {
    const isOpen = field === null && !map.has(heading.toLowerCase());
    const second = isOpen ? secondFieldOf(kind, heading) : null;
    if (second === null || taken.has(second)) return { heading, field };
    taken.add(second);
    return { heading, field: second };
  });
}

/**
 * Matches the headings of a file with the fields of its kind; what was said goes before. Throws `validation-failed` where there are no
 * headings, where two name one field, and where none says what a row is about: then with the columns, of which one can be said to be
 * what is missing.
 */
export function matchColumns(kind: ImportKind, row: readonly string[], said: Said = {}): MatchedColumn[] {
  const { map = NONE } = said;
  const headings = headingsIn(row);
  if (headings.length > COLUMNS_MAX) throw refused('file', 'import-columns-too-many');
  for (const heading of map.keys())
    if (!headings.some((one) => one.toLowerCase() === heading)) throw refused('map', 'import-map');
  const matched = withSecond(
    kind,
    headings.map((heading) => ({
      heading,
      field:
        fieldBy(kind, heading, said) ??
        (kind === 'prices' && !map.has(heading) ? bareTierField(heading) : null),
    })),
    map,
  );
  const columns = withTold(kind, matched, said).map((column) =>
    column.remembered ? column : withOffer(kind, column, map),
  );
  const fields = columns.flatMap(({ field }) => field ?? []);
  if (fields.length === 0) throw refused('file', 'import-no-headings', { columns });
  const twice = columns.find(
    ({ field }, place) => field !== null && columns.findIndex((one) => one.field === field) < place,
  );
  if (twice) throw refused('file', { code: 'import-column-twice', params: { heading: twice.heading } });
  if (!hasNeededFields(kind, new Set(fields))) throw refused('file', `import-needs-${kind}`, { columns });
  // Cells of rows may go on behind the last heading; empty headings at the end are such cells.
  while (columns.at(-1)?.heading === '') columns.pop();
  return columns;
}

/** Returns how well a row reads as headings of a kind: by how many are known, most of all where they are enough. */
export function headingScore(kind: ImportKind, row: readonly string[], said: Said): number {
  const { told = NONE } = said;
  const fields = headingsIn(row.slice(0, COLUMNS_MAX)).flatMap(
    (heading) => (fieldBy(kind, heading, said) ?? told.get(heading.toLowerCase())) || [],
  );
  return fields.length + (hasNeededFields(kind, new Set(fields)) ? COLUMNS_MAX : 0);
}

const TEXT_HEADINGS = headingsOf(TEXTED);
const known = new Map<ImportKind, Headings>();

function headingsOfKind(kind: ImportKind): Headings {
  const headings = known.get(kind) ?? headingsOf(COLUMNS[kind]);
  known.set(kind, headings);
  return headings;
}

/** Longer ones are not known, whatever they begin with. */
const KNOWN_LETTERS_MAX = 60;

const HELD: ReadonlySet<string> = new Set<Held>(['money', 'count', 'days', 'percent']);

/** By what is below a heading, what may be added to it. */
function heldOf(field: string): Held {
  const content = contentOf(field);
  if (content === 'change') return 'count';
  return HELD.has(content) ? (content as Held) : 'text';
}

/** The field whose heading this is, but for additions that are known to change nothing. */
function fieldIn(headings: Headings, heading: string): string | null {
  for (const { name, addition } of headingCuts(heading)) {
    const field = name.length > KNOWN_LETTERS_MAX ? undefined : headings.get(compactText(name));
    if (field !== undefined) return isHarmless(addition, heldOf(field)) ? field : null;
  }
  return null;
}

/** The field of a text whose language a heading names; in the catalogue's own it is the tool's. */
function textFieldOf(heading: string): string | null {
  const found = languageOfHeading(heading);
  const field = found && fieldIn(TEXT_HEADINGS, found.heading);
  if (!field) return null;
  if (found.language !== CATALOGUE_LANGUAGE) return `${field}:${found.language}`;
  return COLUMNS.tools.some((column) => column.field === field) ? field : null;
}

const SPEC = /^\s*(?:spec|merkmal)\s*:\s*(\S.*?)\s*$/i;
/** A heading that says its unit as those of specifications do. */
const WITH_UNIT = /^(.*\S)\s*\[[^[\]]+\]$/;

/**
 * Returns the field that a heading names in either language, case, punctuation and what changes nothing aside; null for an unknown
 * one. Of tools an unknown one with a unit, `Length [mm]`, is a specification, and a text may name its language.
 */
export function fieldOfHeading(kind: ImportKind, heading: string): string | null {
  const headings = headingsOfKind(kind);
  if (kind !== 'tools') return fieldIn(headings, heading);
  const [, spec] = SPEC.exec(heading) ?? [];
  if (spec !== undefined) return `spec:${spec}`;
  const field = textFieldOf(heading) ?? fieldIn(headings, heading);
  if (field !== null) return field;
  // Whatever `Price [per box]` is, it is no specification.
  const [, measured] = WITH_UNIT.exec(heading) ?? [];
  return measured !== undefined && !headings.has(compactText(measured)) ? `spec:${heading}` : null;
}

/** Returns the field that a heading names where no other column does: a contact is the name where there is no company. */
function secondFieldOf(kind: ImportKind, heading: string): string | null {
  const compact = compactText(heading);
  const found = COLUMNS[kind].find(({ second = [] }) => second.some((text) => compactText(text) === compact));
  return found?.field ?? null;
}
