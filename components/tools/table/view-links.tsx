import { LayoutGrid, Rows3 } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { PlainLink } from '@/components/ui/links/link';
import { catalogueHref } from '@/lib/client/catalogue/catalogue-address';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery } from '@/lib/shared/tools/catalogue/catalogue.schema';

type ViewLinksProps = { query: CatalogueQuery; texts: Texts['catalogue']['view'] };

/** The choice is part of the address, and stored in this browser (catalogue-live.tsx). */
export function ViewLinks({ query, texts }: ViewLinksProps) {
  const current = query.view ?? 'cards';
  const { page } = query;
  return (
    <nav aria-label={texts.label} className="view-links no-print">
      <PlainLink
        href={catalogueHref(query, { page, view: undefined })}
        data-live=""
        data-view="cards"
        aria-current={current === 'cards' ? 'true' : undefined}
      >
        <Icon node={LayoutGrid} />
        <span className="max-sm:sr-only">{texts.cards}</span>
      </PlainLink>
      <PlainLink
        href={catalogueHref(query, { page, view: 'table' })}
        data-live=""
        data-view="table"
        rel="nofollow"
        aria-current={current === 'table' ? 'true' : undefined}
      >
        <Icon node={Rows3} />
        <span className="max-sm:sr-only">{texts.table}</span>
      </PlainLink>
    </nav>
  );
}
