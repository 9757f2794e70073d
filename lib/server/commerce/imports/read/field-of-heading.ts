import 'server-only';
import { compactText } from '@forgeline/tool-text/fold-text';
import type { ImportKind } from '@/lib/shared/imports/import-kinds';
import { CATALOGUE_LANGUAGE } from '@/lib/shared/site/languages';
import { headingCuts, isHarmless } from '@/lib/shared/tables/headings';
import { COLUMNS, type Column, heldOf, SECOND_HEADINGS, specOfField, TEXTED } from './columns';
import { languageOfHeading, textOfField } from './text-columns';

type Headings = ReadonlyMap<string, string>;

const headingsOf = (columns: readonly Column[]): Headings =>
  new Map(
    columns.flatMap(({ field, heading, others }) =>
      [heading.en, heading.de, ...others, field].map((text): [string, string] => [compactText(text), field]),
    ),
  );

const TEXT_HEADINGS = headingsOf(TEXTED);
const known = new Map<ImportKind, Headings>();

function headingsOfKind(kind: ImportKind): Headings {
  const headings = known.get(kind) ?? headingsOf(COLUMNS[kind]);
  known.set(kind, headings);
  return headings;
}

/** Longer ones are not known, whatever they begin with. */
const KNOWN_LETTERS_MAX = 60;

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
export function secondFieldOf(kind: ImportKind, heading: string): string | null {
  const compact = compactText(heading);
  const found = Object.entries(SECOND_HEADINGS[kind] ?? {}).find(([, headings]) =>
    headings.some((text) => compactText(text) === compact),
  );
  return found?.[0] ?? null;
}

/** Whether this names a field of a kind, as `?map=` does. */
export function isField(kind: ImportKind, field: string): boolean {
  if (kind === 'tools' && (specOfField(field)?.name || textOfField(field))) return true;
  return COLUMNS[kind].some((one) => one.field === field);
}
