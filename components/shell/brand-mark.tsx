import { BRAND } from '@/lib/shared/site/brand';

export function BrandMark() {
  return <span className="brand">{BRAND.name}</span>;
}
