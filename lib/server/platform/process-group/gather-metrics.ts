import 'server-only';
import { addCounts } from '@/lib/server/platform/metrics/add-counts';
import type { Metric } from '@/lib/server/platform/metrics/metric';
import type { Member } from './relay';

/** One that does not reply by then is busy, and is left out of a scrape. */
const LONGEST_WAIT_MS = 3_000;

type Asked = { waitingFor: Set<number>; end: () => void };

/**
 * Gathers the metrics of a group's processes for its head. What a process that ended had counted stays in the sum: counters
 * that fell would look like new requests.
 */
export class MetricsGatherer {
  readonly #members = new Map<number, Member>();
  readonly #latest = new Map<number, Metric[]>();
  readonly #asked = new Map<number, Asked>();
  #ended: Metric[] = [];
  #scrapes = 0;

  /** Adds the process of this number, in place of one that ended. */
  add(number: number, member: Member): void {
    this.#members.set(number, member);
  }

  remove(number: number): void {
    this.#members.delete(number);
    const latest = this.#latest.get(number);
    if (latest) this.#ended = addCounts(this.#ended, latest);
    this.#latest.delete(number);
    for (const { waitingFor, end } of this.#asked.values())
      if (waitingFor.delete(number) && waitingFor.size === 0) end();
  }

  /** Takes what the process of this number has sent for a scrape. */
  receive(number: number, { id, metrics }: { id: number; metrics: Metric[] }): void {
    this.#latest.set(number, metrics);
    const asked = this.#asked.get(id);
    if (asked?.waitingFor.delete(number) && asked.waitingFor.size === 0) asked.end();
  }

  /** Asks every process, one of them for what all have alike, and returns the metrics of each. */
  async gather(): Promise<Metric[][]> {
    this.#scrapes += 1;
    const id = this.#scrapes;
    const numbers = [...this.#members.keys()];
    const [first] = numbers;
    await new Promise<void>((resolve) => {
      const late = setTimeout(() => end(), LONGEST_WAIT_MS);
      const end = () => {
        clearTimeout(late);
        this.#asked.delete(id);
        resolve();
      };
      this.#asked.set(id, { waitingFor: new Set(numbers), end });
      for (const [number, member] of this.#members)
        member.send({ group: 'metrics', id, ofInstance: number === first });
      if (numbers.length === 0) end();
    });
    return [...numbers.flatMap((number) => [this.#latest.get(number) ?? []]), this.#ended];
  }
}
