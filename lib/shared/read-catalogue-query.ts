import { CATALOGUE_PARAMETERS } from './catalogue-parameters';
import type { AddressQuery } from './list-query';
import { type CatalogueQuery, catalogueQuerySchema, SPEC_CHOICES_MAX } from './schemas/catalogue';

/**
 * Parses the query of an address. People edit and share addresses, so what is invalid is ignored instead of rejected, and
 * of a repeated parameter other than `spec` the first counts.
 */
export function readCatalogueQuery(address: AddressQuery, category?: string): CatalogueQuery {
  const given: Record<string, unknown> = {};
  for (const name of CATALOGUE_PARAMETERS) {
    const value = address[name];
    const first = Array.isArray(value) ? value[0] : value;
    if (first && name !== 'spec') given[name] = first;
  }
  const specs = [address.spec ?? []].flat().filter((spec) => /^[^:]{1,80}:[^:]{1,80}$/.test(spec));
  if (specs.length > 0) given.spec = [...new Set(specs)].slice(0, SPEC_CHOICES_MAX);
  const parsed = catalogueQuerySchema.safeParse(given);
  if (!parsed.success) for (const issue of parsed.error.issues) delete given[String(issue.path[0])];
  const query = parsed.success ? parsed.data : catalogueQuerySchema.parse(given);
  return category === undefined ? query : { ...query, category };
}
