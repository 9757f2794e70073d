import { type ClientSession, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { ownedBy, ownerKey, ownerOf, type PersonOwner } from '@/lib/server/identity/owner';
import { findIdentityById, languageOfUser } from '@/lib/server/identity/users/identity';
import type { StockWatchDocument } from '@/lib/server/platform/db/documents/tools';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { requestLanguage } from '@/lib/server/platform/http/request-context';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { AppError } from '@/lib/shared/messages/errors';
import type { Language } from '@/lib/shared/site/languages';
import { STOCK_WATCHES_MAX, type StockWatch } from '@/lib/shared/stock/stock.contract';
import { textIn } from '@/lib/shared/tools/text-in';
import { recordToolEvent } from '../tool-events';
import { findTool, findToolsById } from '../tools.repository';
import {
  countStockWatches,
  deleteStockWatch,
  deleteStockWatches,
  deleteStockWatchesOf,
  findRestockedTools,
  findStockWatch,
  findStockWatches,
  findWatchesOfTools,
  insertStockWatch,
  type RestockedTool,
} from './stock-watches.repository';

/** The address may be a stranger's. */
const UNVERIFIED_MAX = 3;

/** Only for what comes back by itself. Throws `not-found` (also for a draft), `not-on-sale`, `conflict` (in stock). */
async function requireOutOfStock(toolId: ObjectId): Promise<void> {
  const tool = await findTool(toolId);
  if (!tool || tool.state === 'draft') throw new AppError('not-found');
  if (tool.state !== 'on-sale') throw new AppError('not-on-sale');
  if (tool.quantity < tool.moq) return;
  throw new AppError('conflict', { reason: { code: 'tool-in-stock', params: { count: tool.quantity } } });
}

/**
 * One mail follows once the tool is back in stock (product §4.10). Throws `not-found`, `not-on-sale`, and `conflict` where it is
 * in stock or the account has too many.
 */
export async function watchStock(
  actor: Actor,
  id: string,
  pageLanguage: Language | undefined,
  now: Date = new Date(),
): Promise<{ watching: true }> {
  const owner = ownerOf(actor);
  const toolId = parseObjectId(id);
  const most = actor.emailVerified ? STOCK_WATCHES_MAX : UNVERIFIED_MAX;
  await requireOutOfStock(toolId);
  await inTransaction(async (session) => {
    await takeGuard(`stock watches of ${ownerKey(owner)}`, session);
    if (await findStockWatch(owner, toolId, session)) return;
    if ((await countStockWatches(owner, session)) >= most) {
      throw new AppError('conflict', { reason: { code: 'stock-watches-too-many', params: { count: most } } });
    }
    const watch = { _id: new ObjectId(), ...ownedBy('stock_watches', owner), toolId, createdAt: now };
    await insertStockWatch({ ...watch, ...(pageLanguage ? { language: pageLanguage } : {}) }, session);
  });
  return { watching: true };
}

export async function unwatchStock(actor: Actor, id: string): Promise<{ deletedCount: number }> {
  return { deletedCount: await deleteStockWatch(ownerOf(actor), parseObjectId(id)) };
}

/** The newest first, named in this language. */
export async function stockWatchesOf(
  owner: PersonOwner,
  language: Language = requestLanguage(),
): Promise<{ watches: StockWatch[]; total: number }> {
  const stored = await findStockWatches(owner);
  const tools = await findToolsById(stored.map(({ toolId }) => toolId));
  const byId = new Map(tools.map((tool) => [tool._id.toHexString(), tool]));
  const watches = stored.flatMap(({ toolId: id, createdAt }) => {
    const tool = byId.get(id.toHexString());
    if (!tool) return [];
    const { sku, name, slug } = textIn(tool, language);
    return [{ toolId: id.toHexString(), sku, name, slug, since: createdAt.toISOString() }];
  });
  return { watches, total: watches.length };
}

export async function removeStockWatchesOf(owner: PersonOwner, session: ClientSession): Promise<void> {
  await deleteStockWatchesOf(owner, session);
}

/** Per transaction. */
const BATCH = 200;
const EVERY_MS = 20_000;
const LEASE_MS = 30_000;

/** Groups watches by the person who waits. */
function byOwner(watches: readonly StockWatchDocument[]): StockWatchDocument[][] {
  const owners = new Map<string, StockWatchDocument[]>();
  for (const watch of watches) {
    const owner = watch.ownerId.toHexString();
    owners.set(owner, [...(owners.get(owner) ?? []), watch]);
  }
  return [...owners.values()];
}

/** Returns how many watches ended, at most a batch. */
async function mailBatch(tools: ReadonlyMap<string, RestockedTool>): Promise<number> {
  const ids = [...tools.values()].map(({ _id }) => _id);
  return inTransaction(async (session) => {
    const watches = await findWatchesOfTools(ids, BATCH, session);
    if (watches.length === 0) return 0;
    await deleteStockWatches(
      watches.map(({ _id }) => _id),
      session,
    );
    for (const own of byOwner(watches)) {
      const [first] = own;
      const user = first && (await findIdentityById(first.ownerId, session));
      if (!user) continue;
      const restocked = own.flatMap(({ toolId }) => tools.get(toolId.toHexString()) ?? []);
      const language = languageOfUser(user, first.language);
      await recordToolEvent(
        'tool.restocked',
        {
          watchId: first._id,
          email: user.email,
          language,
          tools: restocked.map((tool) => textIn(tool, language)),
        },
        session,
      );
    }
    return watches.length;
  });
}

/**
 * Mails everyone who waits for a tool that is back in stock, in whatever way it came (product §4.10). A watch is deleted in the
 * transaction of its mail, so that any number of processes send it once. Returns how many watches ended.
 */
export async function mailRestocked(): Promise<number> {
  const tools = new Map((await findRestockedTools()).map((tool) => [tool._id.toHexString(), tool]));
  let ended = 0;
  for (let last = BATCH; tools.size > 0 && last === BATCH; ended += last) last = await mailBatch(tools);
  return ended;
}

export function startWatchJob(): RunningJob {
  return startJob({ name: 'mail-restocked', everyMs: EVERY_MS, leaseMs: LEASE_MS, run: mailRestocked });
}
