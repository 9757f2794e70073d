import { splitRange } from '@forgeline/tool-text/spec-range';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '#use-language';
import { PlainLink } from '@/components/ui/links/link';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { CatalogueQuery, NamedSpecFacet } from '@/lib/shared/tools/catalogue/catalogue.schema';

export type FacetLink = {
  key: string;
  label: ReactNode;
  count: number;
  href: string;
  isChosen: boolean;
};

type FacetLinksProps = {
  heading: string;
  links: readonly FacetLink[];
  kind: 'one' | 'many';
  /** The button that opens the list, where it is folded. */
  fold?: string | undefined;
  children?: ReactNode;
};

export function FacetLinks({ heading, links, kind, fold, children }: FacetLinksProps) {
  const language = useLanguage();
  const id = useId();
  if (links.length === 0 && !children) return null;
  const list = (
    <ul className={kind === 'one' ? 'facets facets-one' : 'facets'}>
      {links.map((link) => (
        <li key={link.key}>
          <PlainLink
            href={link.href}
            data-live=""
            {...(link.count === 0 ? { 'data-empty': '' } : {})}
            {...(link.isChosen ? { 'aria-current': 'true' } : {})}
          >
            {link.label} <span>{formatNumber(link.count, language)}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-bold text-ink text-sm">
        {heading}
      </h2>
      {fold === undefined ? (
        list
      ) : (
        <details className="range-filter">
          <summary>{fold}</summary>
          {list}
        </details>
      )}
      {children}
    </section>
  );
}

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
