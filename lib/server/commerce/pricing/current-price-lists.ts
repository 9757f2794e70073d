import 'server-only';
import type { PriceListDocument } from '@/lib/server/platform/db/documents/prices';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { everyPriceList, priceVersion } from './price-lists.repository';
import type { PriceList } from './price-rules';

/** How late changes by other instances may be visible, even if they could not be announced. */
const MAX_AGE_MS = 1_000;

export type PriceLists = { version: number; lists: readonly PriceList[] };

type Held = PriceLists & {
  /** Raised by each change this process is notified of; an earlier read is out of date. */
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
    // Lists changed while they were read match neither version.
    if (after === version) Object.assign(state, { version, lists });
    version = after;
  }
  state.readChanges = changes;
  state.readAt = startedAt;
}

export function markPriceListsChanged(): void {
  held().changes += 1;
}

/**
 * Every price list, valid now or not: with all changes by this process, and by any other until a second before the
 * call. At most two reads of the version, and of the lists where it changed. Throws the driver's errors while the
 * database is unreachable.
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
