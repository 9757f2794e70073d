import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { OwnNumberLabel } from '@/components/own-numbers/own-number';
import { ViewLinks } from '@/components/tools/catalogue/catalogue-bar';
import { sortOptions } from '@/components/tools/catalogue/table/table-columns';
import { CompareHost } from '@/components/tools/compare/compare-host';
import { ToolCard } from '@/components/tools/tool-card';
import { Link } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { catalogueHref } from '@/lib/client/catalogue/catalogue-address';
import { categoryNamed, type NamedCategory } from '@/lib/shared/categories/named-category';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery, CatalogueResult } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { CatalogueSearch, CatalogueSort, ChosenFilters } from './catalogue-bar';
import { CatalogueFilters } from './catalogue-filters';
import { CatalogueLive } from './catalogue-live';
import { CatalogueEmpty, MissingSizes, SimilarTools, TakenFor } from './catalogue-notices';
import { CataloguePages } from './catalogue-pages';
import { chosenFilters } from './filter-texts';
import { chosenInRows } from './table/chosen-in-rows';

type CatalogueScreenProps = {
  query: CatalogueQuery;
  result: CatalogueResult;
  named: readonly NamedCategory[];
  table?: ReactNode;
  texts: Texts;
};

function countText(
  total: number,
  q: string | undefined,
  texts: Texts['catalogue'],
  language: Language,
): string {
  const count = formatNumber(total, language);
  if (q) return fillText(total === 1 ? texts.oneFor : texts.manyFor, { count, query: q });
  return total === 1 ? texts.one : fillText(texts.many, { count });
}

export function CatalogueScreen({ query, result, named, table, texts: all }: CatalogueScreenProps) {
  const language = useLanguage();
  const texts = all.catalogue;
  const { category, view } = query;
  const about = category === undefined ? undefined : categoryNamed(category, named);
  const isTable = table !== undefined;
  const specLabels = new Map([
    ...chosenInRows(result, query.spec, language),
    ...result.facets.specs.flatMap(({ name, values }) =>
      values.map(({ token, label }): [string, string] => [token, `${name} ${label}`]),
    ),
  ]);
  const specNames = new Map(result.facets.specs.map(({ token, name }) => [token, name]));
  const chosen = chosenFilters(query, result.sizes, specLabels, specNames, texts.filters, language);
  const filterCount = chosen.filter(({ key }) => key !== 'q').length - result.sizes.length;
  return (
    <CatalogueLive loading={texts.loading}>
      <div className={isTable ? 'catalogue-head catalogue-slim' : 'catalogue-head'}>
        <div className="shell">
          <div>
            {about ? (
              <nav aria-label={texts.breadcrumb}>
                <Link href={ROUTES.tools} className="underline-offset-4 hover:text-ink hover:underline">
                  {texts.heading}
                </Link>
                <span aria-hidden="true"> / </span>
                <span aria-current="page">{about.name}</span>
              </nav>
            ) : null}
            <h1>{about?.name ?? texts.heading}</h1>
            <p>{about ? (about.text ?? texts.otherCategory) : texts.text}</p>
          </div>
          <CatalogueSearch query={query} texts={texts.search} />
        </div>
      </div>
      <div className={isTable ? 'shell catalogue catalogue-wide' : 'shell catalogue'}>
        <CatalogueFilters
          query={query}
          facets={result.facets}
          named={named}
          chosen={filterCount}
          total={result.total}
          texts={texts}
        />
        <div className="catalogue-tools">
          <CatalogueSort
            query={query}
            options={sortOptions(query, result, texts.sort, about?.keySpecs)}
            texts={texts.sort}
          />
          <ViewLinks query={query} texts={texts.view} />
        </div>
        <section aria-label={texts.results}>
          <div>
            <p role="status" className="figures wrap-anywhere min-w-0 font-semibold text-ink">
              {countText(result.total, query.q, texts, language)}
            </p>
            <ChosenFilters
              chosen={chosen}
              clearHref={catalogueHref({ category, view })}
              texts={texts.filters}
            />
          </div>
          {isTable ? (
            <p aria-live="polite" className="sr-only">
              {chosen.length === 0
                ? ''
                : fillText(texts.table.filtered, { filters: chosen.map(({ label }) => label).join(', ') })}
            </p>
          ) : null}
          {query.q ? <OwnNumberLabel query={query.q} /> : null}
          {result.isRelaxed ? <Notice>{texts.relaxed}</Notice> : null}
          <TakenFor taken={result.taken} texts={texts} />
          <MissingSizes sizes={result.missingSizes} texts={texts} />
          {result.tools.length === 0 ? (
            <>
              <CatalogueEmpty query={query} texts={texts} />
              <SimilarTools tools={result.similar} texts={all} />
            </>
          ) : (
            (table ?? (
              <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
                {result.tools.map((tool, index) => (
                  <ToolCard
                    key={tool.slug}
                    tool={tool}
                    texts={all.tools}
                    headingLevel={2}
                    isComparable
                    preload={index === 0}
                  />
                ))}
              </div>
            ))
          )}
          <CataloguePages query={query} page={result.page} pageCount={result.pageCount} texts={texts.pages} />
        </section>
      </div>
      <CompareHost texts={texts.compare.bar} />
    </CatalogueLive>
  );
}
