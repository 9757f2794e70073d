import { SlidersHorizontal } from 'lucide';
import type { ReactNode } from 'react';
import { shop } from '#shop';
import { useLanguage } from '#use-language';
import { buttonStyles } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { Stars } from '@/components/ui/stars';
import { catalogueHref } from '@/lib/client/catalogue/catalogue-address';
import { categoryNamed, inShopOrder, type NamedCategory } from '@/lib/shared/categories/named-category';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery, Facets } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { type FacetLink, FacetLinks, shownFacets } from './facet-links';
import { priceRangeText } from './filter-texts';
import { PriceFilter, RangeFilter } from './range-filter';

type CatalogueFiltersProps = {
  query: CatalogueQuery;
  facets: Facets;
  named: readonly NamedCategory[];
  chosen: number;
  /** How many tools are left. */
  total: number;
  texts: Texts['catalogue'];
};

function categoryLinks({ query, facets, named, texts }: CatalogueFiltersProps): FacetLink[] {
  // Specifications belong to one category.
  const everywhere: CatalogueQuery = { ...query, spec: undefined, range: undefined };
  const all = facets.categories.reduce((sum, { count }) => sum + count, 0);
  return [
    {
      key: 'all',
      label: texts.filters.allCategories,
      count: all,
      href: catalogueHref(everywhere, { category: undefined }),
      isChosen: query.category === undefined,
    },
    ...inShopOrder(facets.categories, named).map(({ slug, count }) => ({
      key: slug,
      label: categoryNamed(slug, named).name,
      count,
      href: catalogueHref(everywhere, { category: slug }),
      isChosen: query.category === slug,
    })),
  ];
}

function priceLinks({ query, facets, texts }: CatalogueFiltersProps, language: Language): FacetLink[] {
  return facets.prices.map(({ min, max, count }) => {
    const isChosen = query.min === min && query.max === max;
    const choice = isChosen ? { min: undefined, max: undefined } : { min, max };
    return {
      key: `${min} ${max}`,
      label: priceRangeText({ min, max }, texts.filters, language),
      count,
      href: catalogueHref(query, choice),
      isChosen,
    };
  });
}

function stockLinks({ query, facets, texts }: CatalogueFiltersProps): FacetLink[] {
  const isChosen = query.stock === 'in';
  const href = catalogueHref(query, { stock: isChosen ? undefined : 'in' });
  return [{ key: 'in', label: texts.filters.inStock, count: facets.available, href, isChosen }];
}

function ratingLinks({ query, facets, texts }: CatalogueFiltersProps): FacetLink[] {
  // A lower rating that adds no tools is left out.
  const choices = facets.ratings.filter(
    ({ rating, count }, rank) => query.rating === rating || count !== facets.ratings[rank - 1]?.count,
  );
  return choices.map(({ rating, count }) => {
    const isChosen = query.rating === rating;
    return {
      key: String(rating),
      label: (
        <span className="flex items-center gap-2">
          <Stars rating={rating} label={fillText(texts.filters.stars, { rating: String(rating) })} />
          <span aria-hidden="true">+</span>
        </span>
      ),
      count,
      href: catalogueHref(query, { rating: isChosen ? undefined : rating }),
      isChosen,
    };
  });
}

function specLinks(query: CatalogueQuery, values: Facets['specs'][number]['values']): FacetLink[] {
  const { spec = [] } = query;
  return values.map(({ token, label, count }) => {
    const isChosen = spec.includes(token);
    const next = isChosen ? spec.filter((other) => other !== token) : [...spec, token];
    const href = catalogueHref(query, { spec: next.length > 0 ? next : undefined });
    return { key: token, label, count, href, isChosen };
  });
}

export function CatalogueFilters(props: CatalogueFiltersProps) {
  const language = useLanguage();
  const { query, facets, chosen, total, texts } = props;
  const { filters } = texts;
  const opener = (
    <>
      <Icon node={SlidersHorizontal} />
      {chosen === 0 ? filters.open : fillText(filters.openCount, { count: String(chosen) })}
    </>
  );
  return (
    <FilterPanel
      label={filters.label}
      opener={opener}
      shown={fillText(total === 1 ? filters.show.one : filters.show.many, {
        count: formatNumber(total, language),
      })}
    >
      <FacetLinks heading={filters.category} kind="one" links={categoryLinks(props)} />
      {shownFacets(facets.specs, query).map(({ token, name, values, range, form }) => (
        <FacetLinks
          key={token}
          heading={name}
          kind="many"
          links={specLinks(query, values)}
          fold={form === 'folded' ? fillText(filters.showAll, { count: String(values.length) }) : undefined}
        >
          {range ? (
            <RangeFilter
              query={query}
              facet={{ token, name, range }}
              isOpen={form === 'range'}
              texts={filters}
            />
          ) : null}
        </FacetLinks>
      ))}
      <FacetLinks heading={filters.price} kind="one" links={priceLinks(props, language)}>
        <PriceFilter query={query} texts={filters} />
      </FacetLinks>
      <FacetLinks heading={filters.availability} kind="many" links={stockLinks(props)} />
      {shop.pages.reviews ? (
        <FacetLinks heading={filters.rating} kind="one" links={ratingLinks(props)} />
      ) : null}
    </FilterPanel>
  );
}

type FilterPanelProps = {
  label: string;
  /** The button that opens it on phones. */
  opener: ReactNode;
  /** The button that closes it there: how many tools are shown. */
  shown: string;
  children: ReactNode;
};

const PANEL = 'catalogue-filters';

/** Beside the cards on wide screens; else a sheet over the list, a popover, which needs no script (app/facets.css). */
export function FilterPanel({ label, opener, shown, children }: FilterPanelProps) {
  return (
    <aside aria-label={label} className="no-print min-w-0">
      <button
        type="button"
        popoverTarget={PANEL}
        className={`${buttonStyles({ variant: 'outline' })} filter-opener`}
      >
        {opener}
      </button>
      <div id={PANEL} popover="auto" className="filter-sheet">
        {children}
        <div>
          <button type="button" popoverTarget={PANEL} popoverTargetAction="hide" className={buttonStyles({})}>
            {shown}
          </button>
        </div>
      </div>
    </aside>
  );
}
