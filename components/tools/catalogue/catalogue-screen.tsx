import { PackageSearch } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { OwnNumberLabel } from '@/components/own-numbers/own-number';
import { ViewLinks } from '@/components/tools/catalogue/catalogue-bar';
import { sortOptions } from '@/components/tools/catalogue/table-columns';
import { CompareHost } from '@/components/tools/compare/compare-host';
import { ToolCard } from '@/components/tools/tool-card';
import { EmptyState } from '@/components/ui/empty-state';
import { Link, LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { catalogueHref, isNarrowed } from '@/lib/client/catalogue/catalogue-address';
import { listHref } from '@/lib/client/page/list-query';
import { categoryNamed, type NamedCategory } from '@/lib/shared/categories/named-category';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery, CatalogueResult } from '@/lib/shared/tools/catalogue/catalogue.schema';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { CatalogueSearch, CatalogueSort, ChosenFilters } from './catalogue-bar';
import { CatalogueFilters } from './catalogue-filters';
import { CatalogueLive } from './catalogue-live';
import { CataloguePages } from './catalogue-pages';
import { chosenFilters, shownSize } from './filter-texts';

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
  const specLabels = new Map(
    result.facets.specs.flatMap(({ name, values }) =>
      values.map(({ token, label }): [string, string] => [token, `${name} ${label}`]),
    ),
  );
  const specNames = new Map(result.facets.specs.map(({ token, name }) => [token, name]));
  const chosen = chosenFilters(query, result.sizes, specLabels, specNames, texts.filters, language);
  const filterCount = chosen.filter(({ key }) => key !== 'q').length - result.sizes.length;
  return (
    <CatalogueLive loading={texts.loading}>
      <div className="catalogue-head">
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
      <div className="shell catalogue">
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
        <section
          aria-label={texts.results}
          className="grid min-w-0 grid-cols-1 content-start gap-3 transition-opacity duration-150 group-data-pending/live:opacity-50"
        >
          <p role="status" className="figures wrap-anywhere min-w-0 font-semibold text-ink">
            {countText(result.total, query.q, texts, language)}
          </p>
          {query.q ? <OwnNumberLabel query={query.q} /> : null}
          <ChosenFilters
            chosen={chosen}
            clearHref={catalogueHref({ category, view })}
            texts={texts.filters}
          />
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

type CatalogueEmptyProps = { query: CatalogueQuery; texts: Texts['catalogue'] };

/** Links to the quote form, since the shop makes tools to order. */
function CatalogueEmpty({ query, texts }: CatalogueEmptyProps) {
  const { q } = query;
  const hasFilters = isNarrowed({ ...query, q: undefined });
  return (
    <EmptyState
      icon={PackageSearch}
      title={q ? fillText(texts.empty.titleFor, { query: q }) : texts.empty.title}
      text={texts.empty.text}
    >
      <LinkButton href={listHref(ROUTES.quote, { for: q })} prefetch={false}>
        {texts.empty.quote}
      </LinkButton>
      {hasFilters && q ? (
        <LinkButton href={catalogueHref({ q, view: query.view })} prefetch={false} variant="outline">
          {texts.empty.clear}
        </LinkButton>
      ) : null}
      <LinkButton href={ROUTES.tools} variant="outline">
        {texts.empty.all}
      </LinkButton>
    </EmptyState>
  );
}

type TakenForProps = { taken: CatalogueResult['taken']; texts: Texts['catalogue'] };

/** Says which words of a search were taken for others. */
function TakenFor({ taken, texts }: TakenForProps) {
  if (taken.length === 0) return null;
  const pairs = taken.map(({ typed, word }) => fillText(texts.takenFor, { typed, word }));
  return <Notice>{pairs.join(' ')}</Notice>;
}

type MissingSizesProps = { sizes: CatalogueResult['missingSizes']; texts: Texts['catalogue'] };

/** Sizes of a search that say what a tool is needed for, which none of these tools has; others may. */
function MissingSizes({ sizes, texts }: MissingSizesProps) {
  const language = useLanguage();
  if (sizes.length === 0) return null;
  const size = sizes.map((each) => shownSize(each, language)).join(' · ');
  return (
    <Notice>
      {fillText(texts.missingSize, { size })}{' '}
      <Link href={catalogueHref({ q: size })} className="underline underline-offset-4">
        {fillText(texts.withSize, { size })}
      </Link>
    </Notice>
  );
}

/** Shows what comes near a search that found nothing: no results, and not said to be any. */
function SimilarTools({ tools, texts }: { tools: readonly Tool[]; texts: Texts }) {
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby="similar-tools" className="grid gap-3 pt-6">
      <h2 id="similar-tools">{texts.catalogue.similar}</h2>
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
        {tools.map((tool) => (
          <ToolCard key={tool.slug} tool={tool} texts={texts.tools} headingLevel={3} isComparable />
        ))}
      </div>
    </section>
  );
}
