import { BRAND } from '@/lib/shared/brand';
import { BrandMark } from './brand-mark';

/** The head of a page on paper, where the site's own has nothing to do; a receipt brings one of its own. */
export function PrintHead() {
  return (
    <div
      aria-hidden="true"
      className="print-head shell hidden items-center justify-between border-line border-b pb-3"
    >
      <BrandMark />
      <span className="text-sm">
        {BRAND.contactEmail} · {BRAND.phone}
      </span>
    </div>
  );
}
