import type { ComponentType } from 'react';
import { loadCode } from './load-code';

export type LateCode<Props> = {
  /** Fetches the code, once. Throws ApiProblem `network`; the next call tries again. */
  want: () => Promise<void>;
  /** Resolves when it is there, and never fails: whoever wanted it hears of that. */
  arrived: Promise<ComponentType<Props>>;
};

/** The code of a component that is fetched when somebody wants it; on the server at once. */
export function lateCode<Props>(load: () => Promise<ComponentType<Props>>): LateCode<Props> {
  let arrive: (component: ComponentType<Props>) => void;
  const arrived = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve;
  });
  let running: Promise<void> | undefined;

  async function fetchOnce(): Promise<void> {
    try {
      arrive(await loadCode(load));
    } catch (error) {
      running = undefined;
      throw error;
    }
  }
  function want(): Promise<void> {
    running ??= fetchOnce();
    return running;
  }
  if (typeof window === 'undefined') void want();
  return { want, arrived };
}
