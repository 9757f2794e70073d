import { readRange } from '@forgeline/tool-text/spec-range';
import {
  type CatalogueQuery,
  catalogueQuerySchema,
  SPEC_CHOICES_MAX,
} from '@/lib/shared/tools/catalogue/catalogue.schema';
import { CATALOGUE_PARAMETERS } from '@/lib/shared/tools/catalogue/catalogue-parameters';
import type { AddressQuery } from '../page/list-query';
import { completeRange } from './catalogue-address';

function readRanges(address: AddressQuery): string[] {
  const part = (name: string) => [address[name] ?? []].flat()[0] ?? '';
  const whole = [address.range ?? []].flat().flatMap((range) => completeRange(range, part) ?? []);
  const byName = new Map<string, string>();
  for (const token of whole) {
    const range = readRange(token);
    if (range) byName.set(range.name, token);
  }
  return [...byName.values()].slice(0, SPEC_CHOICES_MAX);
}

/**
 * People edit and share addresses, so invalid values are ignored instead of rejected, and of a repeated parameter other
 * than `spec` and `range` the first counts. A form without scripts sends a range in parts.
 */
export function readCatalogueQuery(address: AddressQuery, category?: string): CatalogueQuery {
  const values: Record<string, unknown> = {};
  for (const name of CATALOGUE_PARAMETERS) {
    const value = address[name];
    const first = Array.isArray(value) ? value[0] : value;
    if (first && name !== 'spec' && name !== 'range') values[name] = first;
  }
  const specs = [address.spec ?? []].flat().filter((spec) => /^[^:]{1,80}:[^:]{1,80}$/.test(spec));
  if (specs.length > 0) values.spec = [...new Set(specs)].slice(0, SPEC_CHOICES_MAX);
  const ranges = readRanges(address);
  if (ranges.length > 0) values.range = ranges;
  const parsed = catalogueQuerySchema.safeParse(values);
  if (!parsed.success) for (const issue of parsed.error.issues) delete values[String(issue.path[0])];
  const query = parsed.success ? parsed.data : catalogueQuerySchema.parse(values);
  return category === undefined ? query : { ...query, category };
}
