import { shop } from '@/shop.config';

export function BrandMark() {
  return <span className="brand">{shop.name}</span>;
}
