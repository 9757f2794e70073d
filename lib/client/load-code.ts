import { unreachableProblem } from './problem';

/**
 * Fetches code that a page does without until somebody does something. Throws ApiProblem `network` when it cannot be
 * fetched, so that whoever waits for it says so as after any other call.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw unreachableProblem(cause);
  }
}
