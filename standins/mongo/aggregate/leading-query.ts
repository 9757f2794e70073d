import { type Document, isDocument } from '@/standins/mongo/query/bson-type';
import { isNumeric, toDouble } from '@/standins/mongo/query/number';

/** The part of a pipeline that a query can do, so that indexes serve it, and the stages that are left. */
export interface LeadingQuery {
  filter: Document;
  sort?: Document;
  skip?: number;
  limit?: number;
  /** How many of the pipeline's first stages the query stands for. */
  stages: number;
}

/**
 * Reads the leading `$match`es, `$sort`, `$skip` and `$limit` of a pipeline as one query. Stages that are malformed
 * stop it, so that compiling the pipeline reports them.
 */
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
  switch (name) {
    case '$match':
      if (!isDocument(spec) || query.sort || query.skip !== undefined || query.limit !== undefined)
        return false;
      if (Object.keys(spec).length > 0) filters.push(spec);
      return true;
    case '$sort':
      if (!isDocument(spec) || query.sort || query.skip !== undefined || query.limit !== undefined)
        return false;
      if (Object.values(spec).some(isDocument)) return false;
      query.sort = spec;
      return true;
    case '$skip':
      if (!isCount(spec, 0) || query.skip !== undefined || query.limit !== undefined) return false;
      query.skip = toDouble(spec);
      return true;
    case '$limit':
      if (!isCount(spec, 1) || query.limit !== undefined) return false;
      query.limit = toDouble(spec);
      return true;
    default:
      return false;
  }
}

function isCount(value: unknown, least: number): boolean {
  return isNumeric(value) && Number.isInteger(toDouble(value)) && toDouble(value) >= least;
}
