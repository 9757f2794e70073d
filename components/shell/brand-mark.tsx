import { shop } from '@/shop.config';

/** The shop's logo: a forged F in a square, which app/marks.css draws, and its name. */
export function BrandMark() {
  return <span className="brand">{shop.name}</span>;
}
