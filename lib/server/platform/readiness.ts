import { isDatabaseReady } from './db/reachable';
import { processSingleton } from './process-singleton';

type Phase = { isPrepared: boolean; isDraining: boolean };

let shared: Phase | undefined;
/** Looked up once: it is asked for at each request. */
function phase(): Phase {
  shared ??= processSingleton<Phase>('readiness', () => ({ isPrepared: false, isDraining: false }));
  return shared;
}

export function markPrepared(): void {
  phase().isPrepared = true;
}

export function markDraining(): void {
  phase().isDraining = true;
}

export function isDraining(): boolean {
  return phase().isDraining;
}

export function isReady(): boolean {
  return phase().isPrepared && !isDraining() && isDatabaseReady();
}
