import { unreachableProblem } from '@/lib/client/problem';

/**
 * Loads code that is only needed after an interaction. Throws ApiProblem `network` when it cannot be loaded, so that
 * callers report that like any failed call.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw unreachableProblem(cause);
  }
}
