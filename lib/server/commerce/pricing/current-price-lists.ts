import 'server-only';
import type { PriceListDocument } from '@/lib/server/platform/db/documents/prices';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { everyPriceList, priceVersion } from './price-lists.repository';
import type { PriceList } from './price-rules';

/** Changes by other instances are seen at most this much later, even if they could not be announced. */
const MAX_AGE_MS = 1_000;

/** Every price list as of one version of all of them. */
export type PriceLists = { version: number; lists: readonly PriceList[] };

type Held = PriceLists & {
  /** Raised by each change this process knows of; what was read before it is out of date. */
  changes: number;
  readChanges: number;
  readAt: number;
  reading: Promise<void> | undefined;
};

const held = () =>
  processSingleton<Held>('price-lists', () => ({
    version: -1,
    lists: [],
    changes: 0,
    readChanges: -1,
    readAt: 0,
    reading: undefined,
  }));

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

async function read(state: Held): Promise<void> {
  const startedAt = Date.now();
  const { changes } = state;
  let version = await priceVersion();
  while (version !== state.version) {
    const lists = (await everyPriceList()).map(toPriceList);
    const after = await priceVersion();
    // Lists that changed while they were read are of neither version.
    if (after === version) Object.assign(state, { version, lists });
    version = after;
  }
  state.readChanges = changes;
  state.readAt = startedAt;
}

/** Records that price lists changed: the next read includes the change. */
export function markPriceListsChanged(): void {
  held().changes += 1;
}

/**
 * Every price list, whether or not it is valid now: as of the last change made by this process, and of any other's at most a
 * second before the call. Costs two reads of their version at most, and of the lists where they changed. Throws the driver's
 * errors while the database cannot be read.
 */
export async function currentPriceLists(): Promise<PriceLists> {
  const state = held();
  const wanted = state.changes;
  // By the moment of the call, not of each turn: a read that takes longer than this would never be young enough.
  const oldest = Date.now() - MAX_AGE_MS;
  while (state.readChanges < wanted || state.readAt <= oldest) {
    state.reading ??= read(state).finally(() => {
      state.reading = undefined;
    });
    await state.reading;
  }
  const { version, lists } = state;
  return { version, lists };
}
