import type { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import type { PersonOwner } from '@/lib/server/identity/owner';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { RequestOf } from '@/lib/server/platform/db/documents/requests-and-offers';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { wordPatterns } from '@/lib/server/platform/word-patterns';
import { CLOSED_ACCOUNT, isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { AppError } from '@/lib/shared/messages/errors';
import type { OwnQuote, OwnQuotesQuery } from '@/lib/shared/requests/quote.schema';
import type { RequestsQuery } from '@/lib/shared/requests/request.schema';
import type { RequestKind } from '@/lib/shared/requests/request-rules';
import type { ListedRequests } from '@/lib/shared/requests/requests.contract';
import type { Language } from '@/lib/shared/site/languages';
import { serializeOwnQuote } from './request.serializer';
import { REQUEST_KINDS } from './request-kinds';
import {
  countRequests,
  findRequest,
  findRequests,
  type RequestSelection,
  readOpenRequests,
} from './requests.repository';

/** Newest first. Throws `forbidden`. */
export async function listRequests<Kind extends RequestKind>(
  kind: Kind,
  actor: Actor,
  query: RequestsQuery = {},
): Promise<{ requests: ListedRequests[Kind][]; total: number }> {
  requirePermission(actor, 'manage-requests');
  const selection = requestSelection(query);
  const [documents, total] = await Promise.all([
    findRequests(kind, selection),
    countRequests(kind, selection),
  ]);
  return { requests: documents.map((document) => REQUEST_KINDS[kind].serialize(document)), total };
}

/** Throws `forbidden`, `not-found`. */
export async function getRequest<Kind extends RequestKind>(
  kind: Kind,
  actor: Actor,
  id: string,
): Promise<ListedRequests[Kind]> {
  requirePermission(actor, 'manage-requests');
  return REQUEST_KINDS[kind].serialize(await readRequest(kind, parseObjectId(id)));
}

/** Throws `forbidden`. */
export async function countOpenRequests(kind: RequestKind, actor: Actor): Promise<number> {
  requirePermission(actor, 'manage-requests');
  return countRequests(kind, requestSelection({}));
}

/** Throws `not-found`. */
export async function readRequest<Kind extends RequestKind>(
  kind: Kind,
  id: ObjectId,
): Promise<RequestOf<Kind>> {
  const request = await findRequest(kind, id);
  if (!request) throw new AppError('not-found');
  return request;
}

/** With the language that each was written in. */
export async function listOwnQuotes(
  owner: PersonOwner,
  query: OwnQuotesQuery = {},
): Promise<{ quotes: OwnQuote[]; languages: Language[]; total: number }> {
  const selection = { owner, ...pageOf(query) };
  const [documents, total] = await Promise.all([
    findRequests('quote', selection),
    countRequests('quote', selection),
  ]);
  const languages = documents.map(({ language }) => language);
  return { quotes: documents.map(serializeOwnQuote), languages, total };
}

/** A request that waits for its answer. */
export type OpenRequest = {
  id: string;
  number: string;
  /** The company that asks, else the person. */
  name: string;
  /** What a quote is asked for; empty for a message. */
  toolName: string;
  units: number;
  lineCount: number;
  since: Date;
};

type OpenPart = { count: number; first: OpenRequest[] };

async function openPart(
  kind: RequestKind,
  selection: Parameters<typeof readOpenRequests>[1],
): Promise<OpenPart> {
  const { count, first } = await readOpenRequests(kind, selection);
  return {
    count,
    first: first.map(({ _id, number, name, company, email, receivedAt, lines = [] }) => ({
      ...{ id: _id.toHexString(), number, since: receivedAt, lineCount: lines.length },
      name: isOfClosedAccount(email) ? CLOSED_ACCOUNT.buyerName : company || name,
      toolName: lines[0]?.toolName ?? '',
      units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
  };
}

/** Reads the open requests of everyone, those that have waited longest first. Throws `forbidden`. */
export async function readOpenRequestsOfAll(
  kind: RequestKind,
  actor: Actor,
  limit: number,
): Promise<OpenPart> {
  requirePermission(actor, 'manage-requests');
  return openPart(kind, { limit });
}

export async function readOwnOpenQuotes(owner: PersonOwner, limit: number): Promise<OpenPart> {
  return openPart('quote', { owner, limit });
}

const PAGE_LIMIT = 25;

function pageOf(query: { page?: number | undefined; limit?: number | undefined }) {
  const limit = query.limit ?? PAGE_LIMIT;
  return { skip: ((query.page ?? 1) - 1) * limit, limit };
}

/** Open requests, unless the query names another state or `all`. */
export function requestSelection(query: RequestsQuery): RequestSelection {
  const state = query.state ?? 'open';
  return { state: state === 'all' ? undefined : state, words: wordPatterns(query.q), ...pageOf(query) };
}
