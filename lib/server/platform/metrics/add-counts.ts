import 'server-only';
import type { Metric } from './metric';

type Value = Metric['values'][number];

const keyOf = ({ metricName, labels }: Value) => JSON.stringify([metricName, labels]);

function addValues(some: readonly Value[], others: readonly Value[]): Value[] {
  const sums = new Map(some.map((value) => [keyOf(value), value]));
  for (const other of others) {
    const key = keyOf(other);
    sums.set(key, { ...other, value: (sums.get(key)?.value ?? 0) + other.value });
  }
  return [...sums.values()];
}

/** Returns the sums of two processes' counters and histograms; gauges are of the moment, and left out. */
export function addCounts(some: readonly Metric[], others: readonly Metric[]): Metric[] {
  const sums = new Map(some.map((metric) => [metric.name, metric]));
  for (const metric of others) {
    if (metric.type === 'gauge') continue;
    const values = addValues(sums.get(metric.name)?.values ?? [], metric.values);
    sums.set(metric.name, { ...metric, values });
  }
  return [...sums.values()];
}
