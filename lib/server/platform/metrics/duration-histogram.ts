import 'server-only';
import type { Metric } from './metric';

/** Upper bounds in seconds, from what memory sends to what someone gives up waiting for. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** Counts durations in a few nanoseconds each: no object is made, and no label is hashed. */
export class DurationHistogram {
  readonly #counts = new Float64Array(BOUNDS.length + 1);
  #sum = 0;

  observe(seconds: number): void {
    let bucket = 0;
    while (bucket < BOUNDS.length && seconds > (BOUNDS[bucket] ?? 0)) bucket += 1;
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1;
    this.#sum += seconds;
  }

  /** Returns the values of a histogram with these labels. */
  values(name: string, labels: Record<string, string>): Metric['values'] {
    let count = 0;
    const buckets = [...BOUNDS, '+Inf'].map((le, bucket) => {
      count += this.#counts[bucket] ?? 0;
      return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: count };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: this.#sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }
}
