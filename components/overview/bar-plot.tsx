import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

export type PlotPart = { key: string; now: number; before: number };

type BarPlotProps = {
  /** What it shows, in words: its values are in a table beside it. */
  label: string;
  parts: readonly PlotPart[];
  /** Formats a value for the axis. */
  format: (value: number) => string;
  /** The labels below the bars: the first, middle and last period. */
  ends: readonly string[];
  className?: string;
};

const WIDTH = 600;
const HEIGHT = 100;
const STEPS = 2;

/** Returns the values of the axis from the top down: round, evenly spaced, the last one is 0. Counts have no fractions. */
export function axisOf(most: number): number[] {
  const top = Math.max(most, STEPS);
  const ticks = scaleLinear().domain([0, top]).nice(STEPS).ticks(STEPS);
  return ticks.filter(Number.isInteger).toReversed();
}

/**
 * Bars over time, with the period before as a line. The drawing is stretched to the space there is; what is to be read stands
 * beside it as text, so that it keeps its size on phones and on paper.
 */
export function BarPlot({ label, parts, format, ends, className = 'h-40' }: BarPlotProps) {
  const axis = axisOf(Math.max(...parts.flatMap(({ now, before }) => [now, before])));
  const y = scaleLinear()
    .domain([0, axis[0] ?? 1])
    .range([HEIGHT, 0]);
  const x = scaleBand<number>()
    .domain(parts.map((_, index) => index))
    .range([0, WIDTH])
    .paddingInner(parts.length > 40 ? 0.15 : 0.3);
  const before = line<PlotPart>(
    (_, index) => (x(index) ?? 0) + x.bandwidth() / 2,
    (part) => y(part.before),
  )([...parts]);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-muted text-xs">
      <div aria-hidden="true" className="figures -my-2 flex flex-col justify-between text-end">
        {axis.map((value) => (
          <span key={value}>{format(value)}</span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={`w-full overflow-visible ${className}`}
      >
        {axis.map((value) => (
          <line
            key={value}
            x1={0}
            x2={WIDTH}
            y1={y(value)}
            y2={y(value)}
            vectorEffect="non-scaling-stroke"
            className={value === 0 ? 'stroke-edge' : 'stroke-line'}
          />
        ))}
        {parts.map(({ key, now }, index) =>
          now > 0 ? (
            <rect
              key={key}
              x={x(index)}
              y={y(now)}
              width={x.bandwidth()}
              height={HEIGHT - y(now)}
              vectorEffect="non-scaling-stroke"
              className="fill-accent stroke-accent-ink"
            />
          ) : null,
        )}
        {before && parts.some((part) => part.before > 0) ? (
          <path d={before} vectorEffect="non-scaling-stroke" className="fill-none stroke-2 stroke-muted" />
        ) : null}
      </svg>
      <div aria-hidden="true" className="col-start-2 mt-2 flex justify-between gap-2">
        {ends.map((end) => (
          <span key={end} className="whitespace-nowrap">
            {end}
          </span>
        ))}
      </div>
    </div>
  );
}
