import { PackageSearch } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import type { CardsShipping } from '@/components/shipments/ships-on-cards';
import { ShipsOnCards } from '@/components/shipments/ships-on-cards';
import { FilterPanel } from '@/components/tools/catalogue/catalogue-filters';
import { ToolCard } from '@/components/tools/tool-card';
import { ListSearch } from '@/components/ui/controls/list-search';
import { EmptyState } from '@/components/ui/empty-state';
import { FilterLinks } from '@/components/ui/links/filter-links';
import { LinkButton } from '@/components/ui/links/link';
import { Pagination } from '@/components/ui/links/pagination';
import { Moment } from '@/components/ui/moment';
import { Notice } from '@/components/ui/notice';
import { listHref } from '@/lib/client/page/list-query';
import { categoryNamed, inShopOrder, type NamedCategory } from '@/lib/shared/categories/named-category';
import { VIEW_PARTS, type ViewPart } from '@/lib/shared/customers/customer.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { OwnPrice } from '@/lib/shared/prices/own-price';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CatalogueResult } from '@/lib/shared/tools/catalogue/catalogue.schema';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { EndViewButton } from './view-buttons';

type CustomerViewScreenProps = {
  customer: { _id: string; name: string; email: string };
  until: string;
  show: ViewPart;
  /** True if they belong to a company. */
  hasCompany: boolean;
  path: string;
  texts: Texts['customer']['view'];
  children: ReactNode;
};

export function CustomerViewScreen(props: CustomerViewScreenProps) {
  const { customer, until, show, hasCompany, path, texts, children } = props;
  return (
    <>
      <Notice tone="warning" className="sticky top-2 z-10">
        <span className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <span>
            <strong className="wrap-anywhere">
              <Moment at={until} text={fillText(texts.banner, { name: customer.name })} />
            </strong>{' '}
            {texts.logged}
          </span>
          <EndViewButton userId={customer._id} email={customer.email} texts={{ end: texts.end }} />
        </span>
      </Notice>
      <FilterLinks
        label={texts.label}
        links={VIEW_PARTS.filter((each) => each !== 'company' || hasCompany).map((each) => ({
          key: each,
          label: texts.parts[each],
          href: listHref(path, { show: each === 'orders' ? undefined : each }),
          current: each === show,
        }))}
      />
      {children}
    </>
  );
}

type CatalogueShown = Omit<CatalogueResult, 'tools' | 'facets'> & {
  tools: readonly { tool: Tool; own: OwnPrice | null }[];
  categories: CatalogueResult['facets']['categories'];
};

type ViewedCatalogueProps = {
  catalogue: CatalogueShown;
  named: readonly NamedCategory[];
  query: { q: string; category: string | undefined };
  shipping: CardsShipping;
  /** The address of this list with these parameters. */
  hrefOf: (query: Record<string, string | number | undefined>) => string;
  path: string;
  texts: Texts;
};

export function ViewedCatalogue(props: ViewedCatalogueProps) {
  const { catalogue, named, query, shipping, hrefOf, path, texts: all } = props;
  const { tools, page, pageCount, categories, isRelaxed } = catalogue;
  const { q, category } = query;
  const language = useLanguage();
  const own = all.customer.view;
  const texts = all.catalogue;
  const total = categories.reduce((sum, { slug, count }) => {
    return category === undefined || slug === category ? sum + count : sum;
  }, 0);
  const chosen = category === undefined ? texts.filters.allCategories : categoryNamed(category, named).name;
  return (
    <>
      <ShipsOnCards {...shipping} />
      <ListSearch
        path={path}
        query={q}
        parameters={{ show: 'prices', category }}
        label={own.search}
        placeholder={own.placeholder}
        texts={all.admin.search}
      />
      <FilterPanel
        label={texts.filters.category}
        opener={`${texts.filters.category}: ${chosen}`}
        shown={fillText(total === 1 ? texts.filters.show.one : texts.filters.show.many, {
          count: formatNumber(total, language),
        })}
      >
        <FilterLinks
          label={texts.filters.category}
          links={[
            {
              key: 'all',
              label: texts.filters.allCategories,
              href: hrefOf({ q }),
              current: category === undefined,
              count: categories.reduce((sum, { count }) => sum + count, 0),
            },
            ...inShopOrder(categories, named).map(({ slug, count }) => ({
              key: slug,
              label: categoryNamed(slug, named).name,
              href: hrefOf({ q, category: slug }),
              current: slug === category,
              count,
            })),
          ]}
        />
      </FilterPanel>
      {isRelaxed ? <Notice>{texts.relaxed}</Notice> : null}
      {tools.length === 0 ? (
        <EmptyState
          icon={PackageSearch}
          title={q ? fillText(texts.empty.titleFor, { query: q }) : texts.empty.title}
          text={own.noTools}
        >
          <LinkButton href={hrefOf({})} variant="outline">
            {texts.empty.all}
          </LinkButton>
        </EmptyState>
      ) : (
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
          {tools.map(({ tool, own: ownPrice }) => (
            <ToolCard
              key={tool.slug}
              tool={tool}
              texts={all.tools}
              headingLevel={2}
              viewed={{ href: hrefOf({ q, category, page, tool: tool._id }), own: ownPrice }}
            />
          ))}
        </div>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        href={(next) => hrefOf({ q, category, page: next })}
        texts={all.shell.pagination}
      />
    </>
  );
}
