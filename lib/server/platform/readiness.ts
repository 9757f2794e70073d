import 'server-only';
import { isDatabaseReady } from './db/reachable';
import { processSingleton } from './process-singleton';

type Phase = { isPrepared: boolean; isDraining: boolean };

const phase = () => processSingleton<Phase>('readiness', () => ({ isPrepared: false, isDraining: false }));

/** Records that this process has read what its first visitors would have to wait for. */
export function markPrepared(): void {
  phase().isPrepared = true;
}

/** Records that this process is about to end, and takes no further work. */
export function markDraining(): void {
  phase().isDraining = true;
}

export function isDraining(): boolean {
  return phase().isDraining;
}

/** Whether a load balancer should send requests to this process. Costs nothing. */
export function isReady(): boolean {
  return phase().isPrepared && !isDraining() && isDatabaseReady();
}
