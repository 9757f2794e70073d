import { type Document, isDocument } from '#values/bson-type';
import { toInteger } from '#values/number';

export interface LeadingQuery {
  filter: Document;
  sort?: Document;
  skip?: number;
  /** Counts the skipped documents too. */
  limit?: number;
  stages: number;
}

/** Ends before a malformed stage, so that compiling the pipeline reports it. */
export function readLeadingQuery(pipeline: Document[]): LeadingQuery {
  const filters: Document[] = [];
  const query: LeadingQuery = { filter: {}, stages: 0 };
  for (const stage of pipeline) {
    if (!take(query, filters, stage)) break;
    query.stages += 1;
  }
  if (filters.length === 1) query.filter = filters[0]!;
  if (filters.length > 1) query.filter = { $and: filters };
  return query;
}

function take(query: LeadingQuery, filters: Document[], stage: Document): boolean {
  const [name] = Object.keys(stage);
  const spec = stage[name ?? ''];
  const isCut = query.skip !== undefined || query.limit !== undefined;
  switch (name) {
    case '$match':
      if (!isDocument(spec) || isCut || query.sort) return false;
      if (Object.keys(spec).length > 0) filters.push(spec);
      return true;
    case '$sort':
      if (!isDocument(spec) || isCut || query.sort) return false;
      query.sort = spec;
      return true;
    case '$skip':
      if (isCut || (toInteger(spec) ?? -1) < 0) return false;
      query.skip = toInteger(spec);
      return true;
    case '$limit':
      if (query.limit !== undefined || (toInteger(spec) ?? 0) < 1) return false;
      query.limit = toInteger(spec)! + (query.skip ?? 0);
      return true;
    default:
      return false;
  }
}
