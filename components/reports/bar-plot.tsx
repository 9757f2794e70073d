export type PlotPart = {
  key: string;
  now: number;
  before: number;
  /** The text that the pointer shows. */
  title: string;
};

type BarPlotProps = {
  /** A sentence: the values are in a table beside it. */
  label: string;
  parts: readonly PlotPart[];
  format: (value: number) => string;
  ends: readonly string[];
  className?: string;
};

const WIDTH = 600;
const HEIGHT = 100;
const STEPS = 2;

/** The multiple of 1, 2 or 5 by a power of ten that is nearest to an even division, by ratio. */
function stepTo(top: number): number {
  const exact = top / STEPS;
  const power = 10 ** Math.floor(Math.log10(exact));
  const ratio = exact / power;
  if (ratio >= Math.sqrt(5 * 10)) return 10 * power;
  if (ratio >= Math.sqrt(2 * 5)) return 5 * power;
  return ratio >= Math.sqrt(1 * 2) ? 2 * power : power;
}

export function axisOf(most: number): number[] {
  const least = Math.max(most, STEPS);
  const roundTop = Math.ceil(least / stepTo(least)) * stepTo(least);
  const step = stepTo(roundTop);
  const steps = Math.ceil(roundTop / step);
  return Array.from({ length: steps + 1 }, (_, index) => (steps - index) * step);
}

/**
 * Bars over time, with the previous period as a line. The drawing is stretched; labels are text beside it, so that they
 * have the same size on phones and paper.
 */
export function BarPlot({ label, parts, format, ends, className = 'h-40' }: BarPlotProps) {
  const axis = axisOf(Math.max(...parts.flatMap(({ now, before }) => [now, before])));
  const y = (value: number) => HEIGHT * (1 - value / (axis[0] ?? 1));
  const gap = parts.length > 40 ? 0.15 : 0.3;
  const distance = WIDTH / (parts.length - gap);
  const barWidth = distance * (1 - gap);
  const before = parts.map((part, index) => `${distance * index + barWidth / 2},${y(part.before)}`).join(' ');
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
              x={distance * index}
              y={y(now)}
              width={barWidth}
              height={HEIGHT - y(now)}
              vectorEffect="non-scaling-stroke"
              className="fill-accent stroke-accent-ink"
            />
          ) : null,
        )}
        {parts.some((part) => part.before > 0) ? (
          <polyline
            points={before}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-2 stroke-muted"
          />
        ) : null}
        {parts.map(({ key, title }, index) => (
          <rect
            key={key}
            x={distance * index - (distance - barWidth) / 2}
            y={0}
            width={distance}
            height={HEIGHT}
            className="fill-transparent hover:fill-ink/5"
          >
            <title>{title}</title>
          </rect>
        ))}
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
