import { splitRange } from '@forgeline/tool-text/spec-range';
import type { CatalogueQuery, NamedSpecFacet } from '@/lib/shared/tools/catalogue/catalogue.schema';

/** From so many values on, a list of which most have one tool is noise. */
const LONG_LIST = 5;

/** `open`: as a list. `range`: figures alone, from and to. `folded`: a list that is closed until it is needed. */
export type FacetForm = 'open' | 'range' | 'folded';
export type ShownFacet = NamedSpecFacet & { form: FacetForm };

function formOf({ values, range }: NamedSpecFacet): FacetForm {
  const singles = values.filter(({ count }) => count <= 1).length;
  const isNoise =
    values.length > 2 &&
    (singles === values.length || (values.length >= LONG_LIST && singles * 2 > values.length));
  if (!isNoise) return 'open';
  return range ? 'range' : 'folded';
}

/**
 * How a specification is chosen from: figures that are different for nearly every tool by a range alone, such words behind a
 * fold, and one with a single value left not at all. What is chosen stays in sight.
 */
export function shownFacets(
  facets: readonly NamedSpecFacet[],
  { spec = [], range = [] }: Pick<CatalogueQuery, 'spec' | 'range'>,
): ShownFacet[] {
  return facets.flatMap((facet): ShownFacet[] => {
    const chosen = facet.values.filter((value) => spec.includes(value.token));
    const hasRange = range.some((each) => splitRange(each)?.name === facet.token);
    if (facet.values.length < 2 && chosen.length === 0 && !hasRange) return [];
    const form = formOf(facet);
    if (form === 'range') return [{ ...facet, values: chosen, form }];
    return [{ ...facet, form: form === 'folded' && chosen.length > 0 ? 'open' : form }];
  });
}
