import 'server-only';
import { availableParallelism } from 'node:os';
import { type Env, IS_DEVELOPMENT } from '@/lib/server/platform/config/env';

const MOST_PROCESSES_BY_DEFAULT = 4;

/**
 * How many processes serve the store: one for each core, four at most, unless WEB_PROCESSES says; one beside emulators,
 * where everything runs on one machine, and in development.
 */
export function webProcesses(
  { WEB_PROCESSES, FORGELINE_EMULATORS }: Pick<Env, 'WEB_PROCESSES' | 'FORGELINE_EMULATORS'>,
  cores: number = availableParallelism(),
): number {
  if (IS_DEVELOPMENT) return 1;
  if (WEB_PROCESSES !== undefined) return WEB_PROCESSES;
  return FORGELINE_EMULATORS ? 1 : Math.min(cores, MOST_PROCESSES_BY_DEFAULT);
}
