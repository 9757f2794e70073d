import 'server-only';
import { specToken } from '@forgeline/tool-text/spec-token';
import { isWord } from '@/lib/server/commerce/tools/spec-words/is-word';
import type { ToolPack, ToolSpec } from '@/lib/server/platform/db/documents/tools';
import { CATALOGUE_LANGUAGE } from '@/lib/shared/site/languages';
import type { NamedSpecFacet, SpecFacet } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { shownLabel } from '@/lib/shared/tools/catalogue/shown-figures';
import { type Wording, worded } from './wording';

export function wordedSpecs(specs: ToolSpec[], wording: Wording): ToolSpec[] {
  if (wording.words.size === 0) return specs;
  return specs.map((spec) => ({
    ...spec,
    name: worded(spec.name, wording),
    value: worded(spec.value, wording),
  }));
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

/** A label in words by the dictionary, figures and their unit as the language writes them. */
function wordedLabel(label: string, wording: Wording): string {
  return wording.words.get(label) ?? shownLabel(label, wording.language);
}

export function wordedPacks(packs: ToolPack[], wording: Wording): ToolPack[] {
  if (wording.words.size === 0) return packs;
  return packs.map((pack) => ({ ...pack, name: worded(pack.name, wording) }));
}

/** Whether the dictionary lacks a name or a value in words. */
export function hasUnworded(specs: readonly ToolSpec[], { language, words }: Wording): boolean {
  if (language === CATALOGUE_LANGUAGE) return false;
  return specs.some(
    (spec) => !words.has(spec.name) || (!spec.unit && isWord(spec.value) && !words.has(spec.value)),
  );
}
