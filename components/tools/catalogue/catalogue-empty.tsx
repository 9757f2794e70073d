import { PackageSearch } from 'lucide';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/links/link';
import { catalogueHref, isNarrowed } from '@/lib/client/catalogue/catalogue-address';
import { listHref } from '@/lib/client/page/list-query';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery } from '@/lib/shared/tools/catalogue/catalogue.schema';

type CatalogueEmptyProps = { query: CatalogueQuery; texts: Texts['catalogue'] };

/** Links to the quote form, since the shop makes tools to order. */
export function CatalogueEmpty({ query, texts }: CatalogueEmptyProps) {
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
