import { shop } from '@/shop.config';
import { BrandMark } from './brand-mark';

/** The head of a printed page, in place of the site header; a receipt has one of its own. */
export function PrintHead() {
  return (
    <div
      aria-hidden="true"
      className="print-head shell hidden items-center justify-between gap-4 border-line border-b pb-3"
    >
      <BrandMark />
      <span className="text-end text-sm">
        {shop.contact.email} · <span className="whitespace-nowrap">{shop.contact.phone}</span>
      </span>
    </div>
  );
}
