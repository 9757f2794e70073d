import { indexPrefix } from '@/standins/mongo/storage/keys';
import { endOfPrefix, type View } from '@/standins/mongo/storage/view';
import type { Access } from './plan';

/** Whether an index scan has no more than `most` keys to read. Looks at no more than those. */
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
