import cluster from 'node:cluster';
import type { FromSupervisor, ToSupervisor } from './supervisor-messages';

/** Servers and workers in production are. */
export const isSupervised = (): boolean => cluster.isWorker;

/** A terminal that closes sends the signal to every process; it is its supervisor's. */
export function ignoreHangup(): void {
  process.on('SIGHUP', () => undefined);
}

export function toSupervisor(message: ToSupervisor): Promise<void> {
  return new Promise((resolve) => {
    if (process.send && process.connected) process.send(message, () => resolve());
    else resolve();
  });
}

export function onSupervisor<Kind extends FromSupervisor['kind']>(
  kind: Kind,
  work: (message: Extract<FromSupervisor, { kind: Kind }>) => void,
): void {
  if (!isSupervised()) return;
  process.on('message', (message: FromSupervisor) => {
    if (message.kind === kind) work(message as Extract<FromSupervisor, { kind: Kind }>);
  });
}

/** Ends a process that cannot start. Whoever started it reads why: on standard error, and where `forgeline reload` asks. */
export async function refuseToStart(reason: string): Promise<never> {
  console.error(reason);
  await toSupervisor({ kind: 'refused', reason });
  process.exit(1);
}
