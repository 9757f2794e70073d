/** One measured value and when it was measured, in whatever units. */
export type Sample = { at: number; value: number };

/**
 * Returns by how much the value grew from the first to the last sample, by the straight line that fits them best (least
 * squares): single peaks, such as the moment before a garbage collection, count little.
 */
export function fittedGrowth(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || first.at === last.at) return 0;
  const mean = (pick: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length;
  const [middle, level] = [mean(({ at }) => at), mean(({ value }) => value)];
  const covariance = mean(({ at, value }) => (at - middle) * (value - level));
  const variance = mean(({ at }) => (at - middle) ** 2);
  return (covariance / variance) * (last.at - first.at);
}
