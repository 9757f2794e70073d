import { beforeEach, describe, expect, it, vi } from 'vitest';
import { counter } from '@/lib/server/platform/metrics/metric';
import { MetricsGatherer } from '@/lib/server/platform/process-group/gather-metrics';
import type { ToProcess } from '@/lib/server/platform/process-group/messages';

const requests = (count: number) => counter('requests_total', 'Requests.', [[{}, count]]);

let gatherer: MetricsGatherer;
let asked: [number: number, message: ToProcess][];

beforeEach(() => {
  gatherer = new MetricsGatherer();
  asked = [];
});

/** A process that reports this count whenever it is asked, or says nothing. */
function join(number: number, count: () => number | null): void {
  gatherer.add(number, {
    send(message) {
      asked.push([number, message]);
      const counted = count();
      if (message.group === 'metrics' && counted !== null)
        queueMicrotask(() => gatherer.receive(number, { id: message.id, metrics: [requests(counted)] }));
    },
  });
}

const total = async () =>
  (await gatherer.gather()).flat().reduce((sum, { values }) => sum + (values[0]?.value ?? 0), 0);

describe('a scrape of a group', () => {
  it('asks each process, and one of them for what all have alike', async () => {
    join(1, () => 3);
    join(2, () => 4);
    expect(await total()).toBe(7);
    expect(asked.map(([number, message]) => [number, 'ofInstance' in message && message.ofInstance])).toEqual(
      [
        [1, true],
        [2, false],
      ],
    );
  });

  it('finds no process while none has started', async () => {
    expect(await total()).toBe(0);
  });

  it('counts on after a process ended and another took its place', async () => {
    join(1, () => 3);
    join(2, () => 4);
    expect(await total()).toBe(7);
    gatherer.remove(2);
    expect(await total()).toBe(7);
    join(2, () => 1);
    expect(await total()).toBe(8);
  });

  it('does not wait for one that ends meanwhile', async () => {
    join(1, () => 3);
    join(2, () => null);
    const scrape = total();
    gatherer.remove(2);
    expect(await scrape).toBe(3);
  });

  it('has the last known figures of one that does not reply in time', async () => {
    let isBusy = false;
    join(1, () => 3);
    join(2, () => (isBusy ? null : 4));
    expect(await total()).toBe(7);
    isBusy = true;
    vi.useFakeTimers();
    const scrape = total();
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    expect(await scrape).toBe(7);
  });
});
