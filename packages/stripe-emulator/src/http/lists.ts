import { badParam, missingResource } from './api-error';
import type { Params } from './params';

type Listed = { id: string; created: number };

/** Stripe's lists: newest first, `limit`, `starting_after` and `created[gte]`. */
export function readPage<T extends Listed>(
  params: Params,
  kind: string,
  url: string,
  records: Iterable<T>,
  matches: (record: T) => boolean = () => true,
) {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1) {
    throw badParam('This value must be greater than or equal to 1.', 'limit', 'parameter_invalid_integer');
  }
  if (limit > 100) {
    throw badParam(
      `This value must be less than or equal to 100 (it currently is '${limit}').`,
      'limit',
      'parameter_invalid_integer',
    );
  }
  const after = params.text('starting_after');
  const created = params.part('created');
  const earliest = created?.integer('gte') ?? 0;
  created?.refuseRest();
  params.refuseRest();

  const all = [...records].reverse();
  const place = after === undefined ? -1 : all.findIndex(({ id }) => id === after);
  if (after !== undefined && place === -1) throw missingResource(kind, after, 'starting_after');
  const later = all.slice(place + 1).filter((record) => matches(record) && record.created >= earliest);
  return { object: 'list', data: later.slice(0, limit), has_more: later.length > limit, url };
}
