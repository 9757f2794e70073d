import { readFileSync } from 'node:fs';

/**
 * Returns how many milliseconds of the processor this process's first thread has used: on a busy machine, what its clock would say
 * on a quiet one. Only Linux reports it by thread; elsewhere it is all of the process.
 */
export function threadMs(): number {
  // Asking for it brings the system's account of this thread up to date.
  const { user, system } = process.cpuUsage();
  if (process.platform !== 'linux') return (user + system) / 1_000;
  const [nanoseconds = '0'] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** Watches how much of the processor this thread takes at a stretch; `stop` returns the most, to a millisecond. */
export function watchStretches(): { stop: () => number } {
  let most = 0;
  let before = threadMs();
  const timer = setInterval(() => {
    const now = threadMs();
    most = Math.max(most, now - before);
    before = now;
  }, 1);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}
