import type { ClientSession } from 'mongodb';
import type { Buyer } from '@/lib/server/commerce/prices/buyer';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { findNames } from '@/lib/server/identity/find-names';
import { requirePermission } from '@/lib/server/identity/permissions';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ReturnDocument } from '@/lib/server/platform/db/documents/returns';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { wordPatterns } from '@/lib/server/platform/word-patterns';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { AppError } from '@/lib/shared/messages/errors';
import type {
  AllReturnsQuery,
  ManagedReturn,
  OwnReturnsQuery,
  Return,
} from '@/lib/shared/returns/return.schema';
import { ENDED_RETURNS, type ReturnState } from '@/lib/shared/shipments/return-states';
import { receivedValues } from './received-value';
import { mayReadReturn, requireReturnReader, returnReaderOf } from './return.policy';
import { serializeManagedReturn, serializeReturn } from './return.serializer';
import {
  countReturns,
  findReturn,
  findReturnByNumber,
  findReturns,
  type ReturnReader,
  readReturnsToDo,
} from './returns.repository';

const PAGE_LIMIT = 25;

function partOf({ page = 1, limit = PAGE_LIMIT }: { page?: number | undefined; limit?: number | undefined }) {
  return { skip: (page - 1) * limit, limit };
}

function statesOf(state: OwnReturnsQuery['state']): readonly ReturnState[] | undefined {
  if (state === 'ended') return ENDED_RETURNS;
  return state === undefined || state === 'all' ? undefined : [state];
}

const namesOf = (returns: readonly ReturnDocument[]) =>
  findNames(returns.map(({ requestedBy }) => requestedBy));

export async function returnResponse(made: ReturnDocument): Promise<Return> {
  return serializeReturn(made, await namesOf([made]));
}

async function managedResponses(returns: readonly ReturnDocument[]): Promise<ManagedReturn[]> {
  const [names, values] = await Promise.all([namesOf(returns), receivedValues(returns)]);
  return returns.map((made) => serializeManagedReturn(made, names, values));
}

export async function managedReturnResponse(made: ReturnDocument): Promise<ManagedReturn> {
  const [managed] = await managedResponses([made]);
  if (!managed) throw new Error(`return ${made.number} has no response`);
  return managed;
}

/** Throws `not-found`, also for one of somebody else. */
export async function requireOwnReturn(actor: Actor, id: string): Promise<ReturnDocument> {
  return requireReadable(requireReturnReader(actor), id);
}

async function requireReadable(reader: ReturnReader, id: string): Promise<ReturnDocument> {
  const made = await findReturn(parseObjectId(id));
  if (!made || !mayReadReturn(reader, made)) throw new AppError('not-found');
  return made;
}

/** Throws `not-found`. */
export async function getReturn(actor: Actor, id: string): Promise<Return> {
  return returnResponse(await requireOwnReturn(actor, id));
}

type OwnList = { returns: Return[]; total: number };

/** Newest first. Throws `not-found` for admins. */
export async function listReturns(actor: Actor, query: OwnReturnsQuery = {}): Promise<OwnList> {
  return listReadable(requireReturnReader(actor), query);
}

/** The same for a customer whose pages an admin views. */
export async function listViewedReturns(
  buyer: Pick<Buyer, 'owner' | 'company'>,
  query: OwnReturnsQuery,
): Promise<OwnList> {
  return listReadable(returnReaderOf(buyer), query);
}

/** Throws `not-found`. */
export async function getViewedReturn(buyer: Pick<Buyer, 'owner' | 'company'>, id: string): Promise<Return> {
  return returnResponse(await requireReadable(returnReaderOf(buyer), id));
}

async function listReadable(reader: ReturnReader, { state, ...part }: OwnReturnsQuery): Promise<OwnList> {
  const selection = { reader, states: statesOf(state) };
  const [found, total] = await Promise.all([findReturns(selection, partOf(part)), countReturns(selection)]);
  const names = await namesOf(found);
  return { returns: found.map((made) => serializeReturn(made, names)), total };
}

/** Throws `forbidden`, `not-found`. */
export async function requireManagedReturn(actor: Caller, id: string): Promise<ReturnDocument> {
  requirePermission(actor, 'manage-orders');
  const made = await findReturn(parseObjectId(id));
  if (!made) throw new AppError('not-found');
  return made;
}

/** Throws `forbidden`, `not-found`. */
export async function getManagedReturn(actor: Caller, id: string): Promise<ManagedReturn> {
  return managedReturnResponse(await requireManagedReturn(actor, id));
}

/** Newest first. Throws `forbidden`. */
export async function listAllReturns(
  actor: Caller,
  { state, q, ...part }: AllReturnsQuery = {},
): Promise<{ returns: ManagedReturn[]; total: number }> {
  requirePermission(actor, 'manage-orders');
  const selection = { states: statesOf(state), words: wordPatterns(q) };
  const [found, total] = await Promise.all([findReturns(selection, partOf(part)), countReturns(selection)]);
  return { returns: await managedResponses(found), total };
}

/** The return whose number was typed or scanned; undefined for other words. Throws `forbidden`. */
export async function findReturnNumbered(actor: Actor, typed = ''): Promise<string | undefined> {
  requirePermission(actor, 'manage-orders');
  return (await findReturnByNumber(typed.trim().toUpperCase()))?._id.toHexString();
}

export type ReturnsToDo = { requested: number; approved: number; received: number };

/** How many wait: for an answer, for what is on its way, for their money. Throws `forbidden`. */
export async function countReturnsToDo(actor: Actor): Promise<ReturnsToDo> {
  requirePermission(actor, 'manage-orders');
  return readReturnsToDo();
}

/** Whose answer a return waits for, and whose money. */
export type ReturnRecipient = { email: string; name: string };

/**
 * Who is mailed about a return: who asked for it, or the buyer where an admin made it. Null once the account is closed, or they left the
 * company.
 */
export async function recipientOf(
  { byShop, requestedBy, buyerId, companyId }: ReturnDocument,
  order: OrderDocument,
  session: ClientSession,
): Promise<ReturnRecipient | null> {
  const person = await findIdentityById(byShop ? buyerId : requestedBy, session);
  if (!person || isOfClosedAccount(person.email)) return null;
  if (person.leftCompanyIds?.some((id) => companyId?.equals(id))) return null;
  return { email: byShop ? order.buyerEmail : person.email, name: person.name };
}
