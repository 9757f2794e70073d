import { BRAND } from '@/lib/shared/site/brand';
import { BrandMark } from './brand-mark';

/** In place of the site header; a receipt has its own head. */
export function PrintHead() {
  return (
    <div
      aria-hidden="true"
      className="print-head shell hidden items-center justify-between gap-4 border-line border-b pb-3"
    >
      <BrandMark />
      <span className="text-end text-sm">
        {BRAND.contactEmail} · <span className="whitespace-nowrap">{BRAND.phone}</span>
      </span>
    </div>
  );
}
