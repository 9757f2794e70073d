import 'server-only';

type Labels = Record<string, string | number>;

/** One figure; `metricName` where it differs from the metric's, as for the parts of a histogram. */
type Value = { value: number; labels: Labels; metricName?: string };

/**
 * A metric of one process as prom-client exchanges it between processes: `aggregator` says what becomes of the values that
 * several of them have under the same labels. Label values are bounded: each becomes a time series.
 */
export type Metric = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  aggregator: 'sum' | 'max';
  values: Value[];
};

type Options = { aggregator?: Metric['aggregator'] };

/** What only rises while the process runs; the name must end in `_total`. */
export function counter(name: string, help: string, values: readonly [Labels, number][]): Metric {
  return { name, help, type: 'counter', aggregator: 'sum', values: listed(values) };
}

/** A value that rises and falls; summed over the processes of an instance unless specified otherwise. */
export function gauge(
  name: string,
  help: string,
  values: readonly [Labels, number][],
  { aggregator = 'sum' }: Options = {},
): Metric {
  return { name, help, type: 'gauge', aggregator, values: listed(values) };
}

function listed(values: readonly [Labels, number][]): Value[] {
  return values.map(([labels, value]) => ({ labels, value }));
}
