import { isDatabaseReady } from './db/reachable';
import { processSingleton } from './process-singleton';

type Phase = { isPrepared: boolean; isDraining: boolean; isReplaced: boolean };

let shared: Phase | undefined;
/** Looked up once: it is asked for at each request. */
function phase(): Phase {
  shared ??= processSingleton<Phase>('readiness', () => ({
    ...{ isPrepared: false, isDraining: false, isReplaced: false },
  }));
  return shared;
}

export function markPrepared(): void {
  phase().isPrepared = true;
}

/** `isReplaced`: another process of this instance serves already. */
export function markDraining({ isReplaced }: { isReplaced: boolean }): void {
  Object.assign(phase(), { isDraining: true, isReplaced });
}

export function isDraining(): boolean {
  return phase().isDraining;
}

export function isReady(): boolean {
  const { isPrepared, isReplaced } = phase();
  return isPrepared && (isReplaced || !isDraining()) && isDatabaseReady();
}
