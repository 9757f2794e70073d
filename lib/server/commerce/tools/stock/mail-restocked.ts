import 'server-only';
import { findIdentityById, languageOfUser } from '@/lib/server/identity/users/identity';
import type { StockWatchDocument } from '@/lib/server/platform/db/documents/tools';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { textIn } from '@/lib/shared/tools/text-in';
import { recordToolEvent } from '../tool-events';
import {
  deleteStockWatches,
  findRestockedTools,
  findWatchesOfTools,
  type RestockedTool,
} from './stock-watches.repository';

/** Per transaction. */
const BATCH = 200;
const EVERY_MS = 20_000;
const LEASE_MS = 30_000;

/** What one person waited for. */
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
