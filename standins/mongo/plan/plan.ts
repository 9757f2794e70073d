import type { Document } from '@/standins/mongo/bson';
import type { Collection } from '@/standins/mongo/catalog/collection';
import type { IndexDefinition } from '@/standins/mongo/catalog/index-definition';
import type { Matcher } from '@/standins/mongo/query/filter';
import type { DocumentComparator } from '@/standins/mongo/query/sort';
import type { IndexBounds } from './index-bounds';

/** How candidates are found; each is looked at again by the whole filter. */
export type Access =
  | { kind: 'nothing' }
  | { kind: 'scan'; reverse: boolean }
  | { kind: 'index'; index: IndexDefinition; bounds: IndexBounds; reverse: boolean }
  | { kind: 'union'; parts: Access[] };

/** How a query is answered. */
export type Plan = {
  collection: Collection;
  filter: Document;
  matcher: Matcher;
  access: Access;
  /** Set if the documents still have to be sorted. */
  comparator?: DocumentComparator;
  sort?: Document;
  /** Whatever the access finds matches; the filter need not be looked at again. */
  isExact?: boolean;
};
