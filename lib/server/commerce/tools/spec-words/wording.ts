import { specToken } from '@forgeline/tool-text/spec-token';
import { unitOf } from '@forgeline/tool-text/units';
import { VersionedCache } from '@/lib/server/platform/cache/copies-in-memory';
import { publicVersion } from '@/lib/server/platform/cache/public-cache';
import type { ToolPack, ToolSpec } from '@/lib/server/platform/db/documents/tools';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { CATALOGUE_LANGUAGE, type Language } from '@/lib/shared/site/languages';
import type { NamedSpecFacet, SpecCount, SpecFacet } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { shownLabel } from '@/lib/shared/tools/catalogue/shown-figures';
import { wordsOfLanguage } from './spec-words.repository';

/** How a language words the catalogue: `words` translates from the catalogue's language. */
export type Wording = {
  language: Language;
  words: ReadonlyMap<string, string>;
  /** Another one after each change of the words. */
  version: string;
};

/** The catalogue's own language, in which specification words are stored. */
export const LEADING: Wording = { language: CATALOGUE_LANGUAGE, words: new Map(), version: '' };

const MAX_BYTES = 32 * 1024 * 1024;
const BYTES_PER_WORD = 200;

const wordings = () =>
  processSingleton(
    'wordings',
    () =>
      new VersionedCache<Wording>({
        maxBytes: MAX_BYTES,
        bytesOf: ({ words }) => words.size * BYTES_PER_WORD,
      }),
  );

/** Returns the present wording, with changes by other processes until a second ago. Throws the driver's errors. */
export async function wordingIn(language: Language): Promise<Wording> {
  if (language === CATALOGUE_LANGUAGE) return LEADING;
  const version = await publicVersion('catalogue-words');
  return wordings().get(language, version, async () => {
    const words = await wordsOfLanguage(language);
    return {
      language,
      version,
      words: new Map(words.map(({ text, translation }) => [text, translation])),
    };
  });
}

/** A specification word without a translation stays as it is. */
export function worded(text: string, { words }: Pick<Wording, 'words'>): string {
  return words.get(text) ?? text;
}

export function wordedSpecs(specs: ToolSpec[], wording: Wording): ToolSpec[] {
  if (wording.words.size === 0) return specs;
  return specs.map((spec) => ({
    ...spec,
    name: worded(spec.name, wording),
    value: worded(spec.value, wording),
  }));
}

/** A specification in addresses, as the catalogue's index names it. */
export function specTokenOf({ name, value, unit }: Pick<ToolSpec, 'name' | 'value' | 'unit'>): string {
  return `${specToken(name)}:${specToken(`${value} ${unit ?? ''}`)}`;
}

/** Their addresses stay those of the catalogue's language. */
export function wordedFacets(facets: readonly SpecFacet[], wording: Wording): NamedSpecFacet[] {
  return facets.map(({ name, values, ...facet }) => ({
    ...facet,
    token: specToken(name),
    name: worded(name, wording),
    values: values.map(({ label, ...value }) => ({ ...value, label: wordedLabel(label, wording) })),
  }));
}

export function wordedCounts(counts: readonly SpecCount[], wording: Wording): SpecCount[] {
  return counts.map(({ name, only, ...count }) => ({
    ...count,
    name: worded(name, wording),
    ...(only === undefined ? {} : { only: wordedLabel(only, wording) }),
  }));
}

/** A label in specification words, figures and their unit as the language writes them. */
function wordedLabel(label: string, wording: Wording): string {
  return wording.words.get(label) ?? shownLabel(label, wording.language);
}

export function wordedPacks(packs: ToolPack[], wording: Wording): ToolPack[] {
  if (wording.words.size === 0) return packs;
  return packs.map((pack) => ({ ...pack, name: worded(pack.name, wording) }));
}

/** Returns whether a name or a value in words has no translation. */
export function hasUnworded(specs: readonly ToolSpec[], { language, words }: Wording): boolean {
  if (language === CATALOGUE_LANGUAGE) return false;
  return specs.some(
    (spec) => !words.has(spec.name) || (!spec.unit && isWord(spec.value) && !words.has(spec.value)),
  );
}

/** Units, standards and grades are written the same everywhere: `rpm`, `DIN 3117`, `HSS-E`, `M16`, `TX10`. */
function isWritten(letters: string): boolean {
  const isUnit = unitOf(letters).dimension !== `unit ${letters}`;
  return letters.length > 2 && letters !== letters.toUpperCase() && !isUnit;
}

/** Returns whether a text of a specification has words, which other languages say otherwise. */
export function isWord(text: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).some((part) => !/\p{N}/u.test(part) && isWritten(part));
}
