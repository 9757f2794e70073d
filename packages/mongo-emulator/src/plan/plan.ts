import type { Document } from '#bson';
import type { Collection } from '#catalog/collection';
import type { IndexDefinition } from '#catalog/index-definition';
import type { Matcher } from '#query/filter/filter';
import { indexPrefix } from '#storage/keys';
import { endOfPrefix, type View } from '#storage/view';
import type { DocumentComparator } from '#values/sort';
import type { IndexBounds } from './index-bounds';

/** How candidates are found; the whole filter is applied to each unless the plan is exact. */
export type Access =
  | { kind: 'nothing' }
  | { kind: 'scan'; reverse: boolean }
  | { kind: 'index'; index: IndexDefinition; bounds: IndexBounds; reverse: boolean }
  | { kind: 'union'; parts: Access[] };

export type Plan = {
  collection: Collection | undefined;
  filter: Document;
  matcher: Matcher;
  access: Access;
  comparator?: DocumentComparator;
  sort?: Document;
  /** All that the access finds matches the filter, which need not be applied. */
  isExact?: boolean;
};

export function hasNoMoreThan(view: View, access: Access, most: number): boolean {
  if (access.kind !== 'index') return access.kind === 'nothing';
  const prefix = indexPrefix(access.index.id);
  let count = 0;
  for (const { lower, upper } of access.bounds.ranges) {
    const end = upper ? Buffer.concat([prefix, upper]) : endOfPrefix(prefix);
    for (const _ of view.range(Buffer.concat([prefix, lower]), end)) {
      count += 1;
      if (count > most) return false;
    }
  }
  return true;
}
