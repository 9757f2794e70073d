import 'server-only';
import type { PriceListDocument } from '@/lib/server/platform/db/documents/prices';
import { FreshCopy } from '@/lib/server/platform/fresh-copy';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { everyPriceList, priceVersion } from './price-lists.repository';
import type { PriceList } from './price-rules';

/** Changes by other instances are seen at most this much later, even if they could not be announced. */
const MAX_AGE_MS = 1_000;

/** Every price list as of one version of all of them. */
export type PriceLists = { version: number; lists: readonly PriceList[] };

type Held = PriceLists & { copy: FreshCopy };

const held = () =>
  processSingleton<Held>('price-lists', () => {
    const copy = new FreshCopy({ maxAgeMs: MAX_AGE_MS, read: () => read(state) });
    const state: Held = { version: -1, lists: [], copy };
    return state;
  });

/** Converts a stored list to the one that prices are computed by. */
function toPriceList(document: PriceListDocument): PriceList {
  const { _id, name, priority, groupId, validFrom, validTo, roundingCents, createdAt, rules } = document;
  return {
    id: _id.toHexString(),
    name,
    priority,
    for: groupId ? { groupId: groupId.toHexString() } : { everyone: true },
    validFrom,
    validTo,
    roundingCents,
    createdAt,
    rules,
  };
}

async function read(state: PriceLists): Promise<void> {
  let version = await priceVersion();
  while (version !== state.version) {
    const lists = (await everyPriceList()).map(toPriceList);
    const after = await priceVersion();
    // Lists that changed while they were read are of neither version.
    if (after === version) Object.assign(state, { version, lists });
    version = after;
  }
}

/** Records that price lists changed: the next read includes the change. */
export function markPriceListsChanged(): void {
  held().copy.markChanged();
}

/**
 * Every price list, whether or not it is valid now: as of the last change made by this process, and of any other's at most a
 * second before the call. Costs two reads of their version at most, and of the lists where they changed. Throws the driver's
 * errors while the database cannot be read.
 */
export async function currentPriceLists(): Promise<PriceLists> {
  const state = held();
  await state.copy.ensureFresh();
  const { version, lists } = state;
  return { version, lists };
}
