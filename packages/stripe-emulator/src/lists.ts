import { badParam, missingResource } from './api-error';
import type { Params } from './params';

type Listed = { id: string; created: number };

/** Stripe's lists: newest first, `limit`, `starting_after`, `ending_before`, and `created` as a value or a range. */
export function readPage<T extends Listed>(
  params: Params,
  kind: string,
  url: string,
  records: Iterable<T>,
  keep: (record: T) => boolean = () => true,
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
  const before = params.text('ending_before');
  if (after !== undefined && before !== undefined) {
    throw badParam(
      'You may only specify one of these parameters: ending_before, starting_after.',
      'starting_after',
    );
  }
  const isCreatedWithin = readCreated(params);
  params.refuseRest();

  const all = [...records].reverse();
  const place = (id: string, param: string) => {
    const index = all.findIndex((record) => record.id === id);
    if (index === -1) throw missingResource(kind, id, param);
    return index;
  };
  const matches = (record: T) => keep(record) && isCreatedWithin(record.created);
  if (before !== undefined) {
    const earlier = all.slice(0, place(before, 'ending_before')).filter(matches);
    return { object: 'list', data: earlier.slice(-limit), has_more: earlier.length > limit, url };
  }
  const later = all.slice(after === undefined ? 0 : place(after, 'starting_after') + 1).filter(matches);
  return { object: 'list', data: later.slice(0, limit), has_more: later.length > limit, url };
}

function readCreated(params: Params): (created: number) => boolean {
  if (!params.has('created')) return () => true;
  if (params.isText('created')) {
    const exact = params.integer('created');
    return (created) => created === exact;
  }
  const range = params.part('created');
  const bounds = {
    gt: range?.integer('gt'),
    gte: range?.integer('gte'),
    lt: range?.integer('lt'),
    lte: range?.integer('lte'),
  };
  range?.refuseRest();
  return (created) =>
    created > (bounds.gt ?? -1) &&
    created >= (bounds.gte ?? 0) &&
    created < (bounds.lt ?? Number.POSITIVE_INFINITY) &&
    created <= (bounds.lte ?? Number.POSITIVE_INFINITY);
}
