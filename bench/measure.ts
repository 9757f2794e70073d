export type Measured = { perSecond: number; p50Ms: number; p99Ms: number };

/** Runs `operation` `total` times, `clients` at once, after a tenth as many to warm up. */
export async function measure(
  clients: number,
  total: number,
  operation: (number: number) => Promise<unknown>,
): Promise<Measured> {
  await runAll(clients, Math.ceil(total / 10), (number) => operation(-1 - number));
  const times = new Float64Array(total);
  const startedAt = performance.now();
  await runAll(clients, total, async (number) => {
    const begun = performance.now();
    await operation(number);
    times[number] = performance.now() - begun;
  });
  const seconds = (performance.now() - startedAt) / 1000;
  times.sort();
  const quantile = (share: number) => times[Math.min(total - 1, Math.floor(total * share))] as number;
  return { perSecond: total / seconds, p50Ms: quantile(0.5), p99Ms: quantile(0.99) };
}

/** Every number from 0 up to `total` once, by so many workers. */
async function runAll(
  workers: number,
  total: number,
  operation: (number: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < total) await operation(next++);
  };
  await Promise.all(Array.from({ length: workers }, work));
}

/** Prints a rate and whether it reaches its target; a missed target makes the process exit with 1. */
export function reportRate(name: string, { perSecond, p50Ms, p99Ms }: Measured, target?: number): void {
  const rate = Math.round(perSecond).toLocaleString('en');
  const times = `median ${p50Ms.toFixed(2)} ms, 99% within ${p99Ms.toFixed(2)} ms`;
  report(
    name,
    `${rate}/s (${times})`,
    target && `at least ${target.toLocaleString('en')}/s`,
    perSecond >= (target ?? 0),
  );
}

export function report(name: string, figure: string, target: string | 0 | undefined, isMet: boolean): void {
  const verdict = target ? `; target ${target}: ${isMet ? 'met' : 'MISSED'}` : '';
  console.log(`${name}: ${figure}${verdict}`);
  if (!isMet) process.exitCode = 1;
}
