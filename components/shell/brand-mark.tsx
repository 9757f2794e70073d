import { BRAND } from '@/lib/shared/site/brand';

/** The shop's logo: a forged F in a square, which app/marks.css draws, and its name. */
export function BrandMark() {
  return <span className="brand">{BRAND.name}</span>;
}
