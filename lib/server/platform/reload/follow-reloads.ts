import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { env } from '@/lib/server/platform/config/env';
import type { ReloadAnswer, ReloadPhase } from '@/lib/server/platform/db/documents/coordination';
import { log } from '@/lib/server/platform/log';
import { isSupervised, onSupervisor, refuseToStart, toSupervisor } from '../supervision/supervised';
import { AT_ONCE } from '../supervision/supervisor-messages';
import { answerReload, findNewestReload, findReload } from './reloads.repository';

/**
 * `forgeline reload` asks every server and worker through the database. Each starts a second process, which prepares itself and
 * waits; only once all are prepared do they take over.
 */

export const LOOK_EVERY_MS = 1_000;
/** Longer than the command waits for those that are slower; it may have been ended. */
export const LONGEST_WAIT_MS = 240_000;

type Role = ReloadAnswer['role'];

const startedAt = new Date();

const answer = (reload: string, role: Role, state: ReloadAnswer['state'], reason?: string) =>
  answerReload(reload, env().FORGELINE_INSTANCE, {
    ...{ role, host: hostname(), process: process.ppid, state },
    ...(reason !== undefined && { reason }),
  });

/** While the database is out of reach it is not decided: others may take over meanwhile, and so must this one then. */
async function phaseOf(reload: string): Promise<ReloadPhase> {
  try {
    return (await findReload(reload))?.phase ?? 'abort';
  } catch {
    return 'prepare';
  }
}

async function awaitDecision(reload: string, role: Role): Promise<void> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  await answer(reload, role, 'prepared');
  for (;;) {
    const phase = await phaseOf(reload);
    if (phase === 'commit') return;
    if (phase === 'abort' || Date.now() > deadline) process.exit(0);
    await pause(LOOK_EVERY_MS);
  }
}

/** Resolves when this process may serve: at once, unless it takes the place of another. Then it is prepared first. */
export async function awaitTurn(role: Role, isPrepared: Promise<void>): Promise<void> {
  const reload = env().FORGELINE_RELOAD;
  if (reload === undefined) return;
  await isPrepared;
  if (reload === AT_ONCE) return;
  try {
    await awaitDecision(reload, role);
  } catch (error) {
    await refuseToStart(error instanceof Error ? error.message : String(error));
  }
}

async function look(handled: Set<string>, role: Role): Promise<void> {
  const reload = await findNewestReload(startedAt);
  if (!reload || handled.has(reload._id)) return;
  // One that was asked for while the database was out of reach may be decided by now.
  if (reload.phase !== 'abort') await answer(reload._id, role, 'preparing');
  // Not before: an answer that failed is given at the next look.
  handled.add(reload._id);
  if (reload.phase === 'abort') return;
  await toSupervisor({ kind: 'replace', reload: reload._id });
}

/** Call it once this process serves. `end` ends it in order, when another has taken its place. */
export async function followReloads(role: Role, end: () => void): Promise<void> {
  if (!isSupervised()) return;
  const own = env().FORGELINE_RELOAD;
  const handled = new Set(own === undefined ? [] : [own]);
  onSupervisor('end', end);
  onSupervisor('refused', ({ reload, reason }) => {
    if (reload !== AT_ONCE) answer(reload, role, 'refused', reason).catch(warn);
  });
  await toSupervisor({ kind: 'serving' });
  if (own !== undefined && own !== AT_ONCE) await answer(own, role, 'serving').catch(warn);
  const again = () => {
    look(handled, role)
      // Outages are reported by others.
      .catch(() => undefined)
      .finally(() => setTimeout(again, LOOK_EVERY_MS).unref());
  };
  again();
}

function warn(error: unknown): void {
  log().warn({ error }, 'the answer to a reload is not written');
}
