import { shop } from '#shop';

/** The shop's logo, which app/marks.css draws, and its name, which a logo that is a word has in it. */
export function BrandMark() {
  return (
    <span className="brand">{shop.showName ? shop.name : <span className="sr-only">{shop.name}</span>}</span>
  );
}
