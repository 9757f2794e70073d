import { shop } from '#shop';

/** The shop's logo (shop/logo.svg), which app/marks.css draws, and its name. */
export function BrandMark() {
  return <span className="brand">{shop.name}</span>;
}
