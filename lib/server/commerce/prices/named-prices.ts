import { type ClientSession, ObjectId } from 'mongodb';
import { nameKey } from '@/lib/server/commerce/prices/groups/name-key';
import { countInPriceGroup } from '@/lib/server/identity/users/user-price-group';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { ImportAddition } from '@/lib/server/platform/db/documents/imports';
import { priceGroupInputSchema } from '@/lib/shared/prices/tool-price.schema';
import { groupsByName } from './find-price-groups';
import { emptyList } from './merge-list-rows';
import { recordPriceEvent } from './price-events';
import { deleteGroup, everyPriceGroup, findPriceGroup, insertPriceGroup } from './price-groups.repository';
import {
  deletePriceListDocument,
  everyPriceList,
  findPriceList,
  insertPriceList,
  namesOfListsFor,
  namesOfPriceLists,
  raisePriceVersion,
} from './price-lists.repository';

/** A price group or price list that rows of a file name. */
export type NamedGroup = Extract<ImportAddition, { create: 'group' }>;
export type NamedList = Extract<ImportAddition, { create: 'list' }>;

type Named = { row: number; name: string };
type By = { actor: AuditActor; now: Date };

const isSound = ({ name }: Named) => priceGroupInputSchema.safeParse({ name }).success;
const isNamed = (name: string) => (other: { name: string }) => nameKey(other.name) === nameKey(name);

/** Returns the names of price lists by what a heading may call them: their own, or that of a group with exactly one list. */
export async function listsByHeading(): Promise<ReadonlyMap<string, string>> {
  const [lists, groups] = await Promise.all([everyPriceList(), everyPriceGroup()]);
  const names = new Map<string, string>();
  for (const { _id, name } of groups) {
    const [list, ...others] = lists.filter(({ groupId }) => groupId?.equals(_id));
    if (list && others.length === 0) names.set(nameKey(name), list.name);
  }
  for (const { name } of lists) names.set(nameKey(name), name);
  return names;
}

/** Returns the name of the list for everyone, where there is exactly one. */
export async function listForEveryone(): Promise<string | null> {
  const [list, ...others] = (await everyPriceList()).filter(({ groupId }) => groupId === undefined);
  return list && others.length === 0 ? list.name : null;
}

export async function missingGroups(named: readonly Named[]): Promise<NamedGroup[]> {
  const groups = await groupsByName();
  const missing = named.filter((each) => isSound(each) && !groups.named(each.name));
  return missing.map((each) => ({ ...each, id: new ObjectId(), create: 'group' }));
}

/** A list is for the group of its name, which comes before it: that prices are for everyone is nothing that a name says. */
export async function missingLists(named: readonly Named[]): Promise<(NamedGroup | NamedList)[]> {
  const lists = await namesOfPriceLists();
  const groups = await groupsByName();
  const missing = named.filter((each) => isSound(each) && !lists.some(isNamed(each.name)));
  return missing.flatMap(({ row, name }): (NamedGroup | NamedList)[] => {
    const known = groups.named(name)?._id;
    const groupId = known ?? new ObjectId();
    return [
      ...(known ? [] : [{ row, name, id: groupId, create: 'group' as const }]),
      { row, name, id: new ObjectId(), create: 'list', groupId },
    ];
  });
}

/** Adds a price group, unless it is there by now. Returns whether it did. */
export async function addNamedGroup(
  { id, name }: NamedGroup,
  { actor, now }: By,
  session: ClientSession,
): Promise<boolean> {
  if ((await everyPriceGroup(session)).some(isNamed(name))) return false;
  await insertPriceGroup({ _id: id, name, uses: 0, createdAt: now }, session);
  await recordPriceEvent('price-group.added', { actor, groupId: id, name }, session);
  return true;
}

/** Adds a price list without prices, unless it is there by now. Returns whether it did. */
export async function addNamedList(
  { id, name, groupId }: NamedList,
  { actor, now }: By,
  session: ClientSession,
): Promise<boolean> {
  if ((await namesOfPriceLists(session)).some(isNamed(name))) return false;
  // Its group may have been added by someone else meanwhile, under another id.
  const groups = await everyPriceGroup(session);
  const group = groups.find(({ _id }) => _id.equals(groupId)) ?? groups.find(isNamed(name));
  if (!group) return false;
  await insertPriceList(emptyList({ _id: id, name, groupId: group._id, now }), session);
  await raisePriceVersion(session);
  const after = { name, groupId: group._id };
  await recordPriceEvent('price-list.added', { actor, listId: id, name, after }, session);
  return true;
}

/** Removes a group without customers and lists. Returns whether it is gone. */
export async function removeUnusedGroup(
  { id }: NamedGroup,
  actor: AuditActor,
  session: ClientSession,
): Promise<boolean> {
  const group = await findPriceGroup(id, session);
  if (!group) return true;
  const lists = await namesOfListsFor(id, session);
  if (lists.length > 0 || (await countInPriceGroup(id, session)) > 0) return false;
  await deleteGroup(id, session);
  await recordPriceEvent('price-group.deleted', { actor, groupId: id, name: group.name }, session);
  return true;
}

/** Removes a list without prices. Returns whether it is gone. */
export async function removeUnusedList(
  { id }: NamedList,
  actor: AuditActor,
  session: ClientSession,
): Promise<boolean> {
  const list = await findPriceList(id, session);
  if (!list) return true;
  if (list.rules.length > 0) return false;
  await deletePriceListDocument(id, session);
  await raisePriceVersion(session);
  const { name } = list;
  await recordPriceEvent('price-list.deleted', { actor, listId: id, name, before: { name } }, session);
  return true;
}
