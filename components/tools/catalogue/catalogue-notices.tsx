import { PackageSearch } from 'lucide';
import { useLanguage } from '#use-language';
import { ToolCard } from '@/components/tools/tool-card';
import { EmptyState } from '@/components/ui/empty-state';
import { Link, LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { catalogueHref, isNarrowed } from '@/lib/client/catalogue/catalogue-address';
import { listHref } from '@/lib/client/page/list-query';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery, CatalogueResult } from '@/lib/shared/tools/catalogue/catalogue.schema';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { shownSize } from './filter-texts';

type CatalogueEmptyProps = { query: CatalogueQuery; texts: Texts['catalogue'] };

/** Links to the quote form, since the shop makes tools to order. */
export function CatalogueEmpty({ query, texts }: CatalogueEmptyProps) {
  const { q } = query;
  const hasFilters = isNarrowed({ ...query, q: undefined });
  const isAll = !q && !hasFilters;
  const title = isAll ? texts.empty.none : texts.empty.title;
  return (
    <EmptyState
      icon={PackageSearch}
      title={q ? fillText(texts.empty.titleFor, { query: q }) : title}
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
      {isAll ? null : (
        <LinkButton href={ROUTES.tools} variant="outline">
          {texts.empty.all}
        </LinkButton>
      )}
    </EmptyState>
  );
}

type TakenForProps = { taken: CatalogueResult['taken']; texts: Texts['catalogue'] };

/** Says which words of a search were taken for others. */
export function TakenFor({ taken, texts }: TakenForProps) {
  if (taken.length === 0) return null;
  const pairs = taken.map(({ typed, word }) => fillText(texts.takenFor, { typed, word }));
  return <Notice>{pairs.join(' ')}</Notice>;
}

type MissingSizesProps = { sizes: CatalogueResult['missingSizes']; texts: Texts['catalogue'] };

/** Sizes of a search that say what a tool is needed for, which none of these tools has; others may. */
export function MissingSizes({ sizes, texts }: MissingSizesProps) {
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
export function SimilarTools({ tools, texts }: { tools: readonly Tool[]; texts: Texts }) {
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
