import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:os';
import { log } from '@/lib/server/platform/log';
import { AT_ONCE, type FromSupervisor, type ToSupervisor } from './supervisor-messages';

/** From its start until it serves, with the wait for other instances. */
const TAKE_OVER_MS = 300_000;
/** Longer than a process takes to end in order (serving/store-server.ts). */
const END_MS = 60_000;

const exitCodeOf = (code: number | null, signal: NodeJS.Signals | null) =>
  code ?? 128 + (signal ? constants.signals[signal] : 0);

/**
 * Runs a server or worker of the store as a process of its own, and replaces it by a second one when the shop's folder has
 * changed: modules evaluate configuration and texts once. Both accept connections of the same socket, so that none is refused.
 * Ends with it, with its exit code. SIGHUP replaces it, SIGTERM and SIGINT end it in order.
 */
export function supervise({ file, words }: { file: string; words: readonly string[] }): void {
  // Each process accepts by itself: connections are not passed on by this one.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: file, args: [...words] });
  const instance = { FORGELINE_INSTANCE: randomUUID() };
  let serving = cluster.fork(instance);
  let next: { process: Worker; reload: string; refusal?: string } | undefined;
  /** Of the process that served, once it has ended: then those that are left end, too. */
  let exitCode: number | undefined;

  const send = (to: Worker, message: FromSupervisor) => {
    if (to.isConnected()) to.send(message);
  };
  const endAll = () => {
    for (const its of Object.values(cluster.workers ?? {})) its?.process.kill('SIGTERM');
  };
  const refuse = (reload: string, reason: string) => {
    log().error({ reason }, 'the shop is not reloaded');
    send(serving, { kind: 'refused', reload, reason });
  };
  const replace = (reload: string) => {
    if (next) {
      refuse(reload, 'another reload is under way');
      return;
    }
    const started = cluster.fork({ ...instance, FORGELINE_RELOAD: reload });
    next = { process: started, reload };
    const limit = setTimeout(() => started.process.kill('SIGKILL'), TAKE_OVER_MS);
    started.once('exit', () => clearTimeout(limit));
    started.on('message', (message: ToSupervisor) => {
      if (message.kind === 'serving') clearTimeout(limit);
    });
  };

  cluster.on('message', (from, message: ToSupervisor) => {
    if (message.kind === 'replace') replace(message.reload);
    if (next?.process !== from) return;
    if (message.kind === 'refused') next.refusal = message.reason;
    if (message.kind === 'serving') {
      const replaced = serving;
      send(replaced, { kind: 'end' });
      const limit = setTimeout(() => replaced.process.kill('SIGKILL'), END_MS);
      replaced.once('exit', () => clearTimeout(limit));
      serving = from;
      next = undefined;
      log().info('the shop is reloaded');
    }
  });
  cluster.on('exit', (ended, code, signal: NodeJS.Signals | null) => {
    if (ended === serving) {
      exitCode = exitCodeOf(code, signal);
      endAll();
    }
    if (exitCode !== undefined && Object.keys(cluster.workers ?? {}).length === 0) process.exit(exitCode);
    if (ended !== next?.process) return;
    const { reload, refusal } = next;
    next = undefined;
    // One that ended in order waited for other instances, which refused.
    if (refusal !== undefined || code !== 0)
      refuse(reload, refusal ?? `it ended with ${signal ?? `exit code ${code}`} while it started`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, endAll);
  process.on('SIGHUP', () => replace(AT_ONCE));
}
