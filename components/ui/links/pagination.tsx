import { ChevronLeft, ChevronRight } from 'lucide';
import { buttonStyles } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { fillText } from '@/lib/shared/text/fill-text';
import { Link } from './link';

export type PaginationTexts = { label: string; previous: string; next: string; position: string };

type PaginationProps = {
  page: number;
  pageCount: number;
  href: (page: number) => string;
  texts: PaginationTexts;
};

/** Plain links, so that Back and sharing work. In print only the position is shown. */
export function Pagination({ page, pageCount, href, texts }: PaginationProps) {
  if (pageCount <= 1) return null;
  const step = buttonStyles({ variant: 'outline', size: 'sm' });
  return (
    <nav aria-label={texts.label} className="mt-6 flex items-center justify-between gap-2 sm:gap-4">
      {page > 1 ? (
        <Link href={href(page - 1)} rel="prev" className={step}>
          <Icon node={ChevronLeft} />
          {texts.previous}
        </Link>
      ) : (
        <span />
      )}
      <span className="figures text-balance text-center text-muted text-sm">
        {fillText(texts.position, { page: String(page), pages: String(pageCount) })}
      </span>
      {page < pageCount ? (
        <Link href={href(page + 1)} rel="next" className={step}>
          {texts.next}
          <Icon node={ChevronRight} />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
