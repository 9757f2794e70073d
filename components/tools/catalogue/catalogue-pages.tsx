import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide';
import { buttonStyles } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { PlainLink } from '@/components/ui/links/link';
import { catalogueHref } from '@/lib/client/catalogue/catalogue-address';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery } from '@/lib/shared/tools/catalogue/catalogue.schema';

type CataloguePagesProps = {
  query: CatalogueQuery;
  page: number;
  pageCount: number;
  texts: Texts['catalogue']['pages'];
};

/** The first, the last, and those around the current one. A gap is null. */
export function shownPages(page: number, pageCount: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((each) => each >= 1 && each <= pageCount);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((each, position) => {
    const before = pages[position - 1];
    if (before === undefined || each - before === 1) return [each];
    return each - before === 2 ? [each - 1, each] : [null, each];
  });
}

export function CataloguePages({ query, page, pageCount, texts }: CataloguePagesProps) {
  if (pageCount <= 1) return null;
  const step = buttonStyles({ variant: 'outline', size: 'sm' });
  return (
    <nav
      aria-label={texts.label}
      className="no-print flex flex-wrap items-center justify-center gap-x-1 gap-y-2 xs:gap-x-2"
    >
      {page > 1 ? (
        <PlainLink
          href={catalogueHref(query, { page: page - 1 })}
          rel="prev"
          data-live="top"
          className={step}
        >
          <Icon node={ChevronLeft} />
          {texts.previous}
        </PlainLink>
      ) : null}
      <ul className="flex gap-1 max-sm:hidden">
        {shownPages(page, pageCount).map((each, position) =>
          each === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is identified by its position.
            <li key={`gap ${position}`} aria-hidden="true" className="grid w-6 place-items-center text-muted">
              …
            </li>
          ) : (
            <li key={each}>
              <PlainLink
                href={catalogueHref(query, { page: each })}
                data-live="top"
                aria-label={fillText(texts.page, { page: String(each) })}
                aria-current={each === page ? 'page' : undefined}
                className={clsx(
                  'figures grid size-9 place-items-center rounded-md font-medium text-sm',
                  each === page ? 'bg-ink text-paper' : 'text-ink hover:bg-hover',
                )}
              >
                {each}
              </PlainLink>
            </li>
          ),
        )}
      </ul>
      <span className="figures px-1.5 text-muted text-sm xs:px-2 sm:hidden">
        {fillText(texts.position, { page: String(page), pages: String(pageCount) })}
      </span>
      {page < pageCount ? (
        <PlainLink
          href={catalogueHref(query, { page: page + 1 })}
          rel="next"
          data-live="top"
          className={step}
        >
          {texts.next}
          <Icon node={ChevronRight} />
        </PlainLink>
      ) : null}
    </nav>
  );
}
