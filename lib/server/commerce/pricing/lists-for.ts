import 'server-only';
import type { PriceList } from './price-list';

/** Whether a list is valid at a moment: from its beginning on, and no longer at its end. */
function isValid({ validFrom, validTo }: PriceList, at: Date): boolean {
  return (!validFrom || at >= validFrom) && (!validTo || at < validTo);
}

/** Higher priority first, then the newer; of two made at once always the same one. */
function byPrecedence(a: PriceList, b: PriceList): number {
  return b.priority - a.priority || b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
}

/** The valid lists of a group's members and those for everyone, each in the order in which they are asked. */
export function listsFor(
  lists: readonly PriceList[],
  group: string | null,
  at: Date,
): { own: PriceList[]; everyone: PriceList[] } {
  const valid = lists.filter((list) => isValid(list, at)).sort(byPrecedence);
  return {
    own: valid.filter((list) => group !== null && 'groupId' in list.for && list.for.groupId === group),
    everyone: valid.filter((list) => 'everyone' in list.for),
  };
}
