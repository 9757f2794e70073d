import { unreachableProblem } from '@/lib/client/problem';

/** For code needed after an interaction only. Throws ApiProblem `network`, so that callers report it like a failed call. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw unreachableProblem(cause);
  }
}
