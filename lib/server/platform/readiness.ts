import 'server-only';
import { isDatabaseReady } from './db/reachable';
import { processSingleton } from './process-singleton';

type Phase = { isPrepared: boolean; isDraining: boolean };

const phase = () => processSingleton<Phase>('readiness', () => ({ isPrepared: false, isDraining: false }));

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
