import type { OfferLine } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { Language } from '@/lib/shared/site/languages';

/** In the offer's own language where it has no other. */
export function nameIn({ name, names }: Pick<OfferLine, 'name' | 'names'>, language: Language): string {
  return names?.[language] ?? name;
}
