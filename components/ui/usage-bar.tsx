import { clsx } from 'clsx';

type UsageBarProps = {
  used: number;
  /** What an order adds to it. */
  more?: number;
  /** Less than what is used where it is overdrawn. */
  limit: number;
  /** The figures in words, below the bar; left out where they stand beside it. */
  text?: string;
};

/** How much of a limit is used; overdrawn, the bar is full and red, with a mark where the limit lies. */
export function UsageBar({ used, more = 0, limit, text }: UsageBarProps) {
  const isOver = used + more > limit;
  const whole = Math.max(used + more, limit, 1);
  const share = (value: number) => (100 * Math.max(0, Math.min(value, whole))) / whole;
  return (
    <div className="grid gap-1.5">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        className="h-2 w-full rounded-sm forced-colors:border"
      >
        <rect width="100" height="2" className="fill-line" />
        <rect
          width={share(used)}
          height="2"
          className={clsx(isOver ? 'fill-danger' : 'fill-accent-strong', 'forced-colors:fill-[Highlight]')}
        />
        {more > 0 ? (
          <rect
            x={share(used)}
            width={share(used + more) - share(used)}
            height="2"
            className={clsx(isOver ? 'fill-danger/60' : 'fill-accent', 'forced-colors:fill-[Highlight]')}
          />
        ) : null}
        {isOver && limit > 0 ? (
          <rect x={share(limit)} width="0.4" height="2" className="fill-surface" />
        ) : null}
      </svg>
      {text === undefined ? null : (
        <p className={clsx('figures text-sm', isOver ? 'font-semibold text-danger' : 'text-body')}>{text}</p>
      )}
    </div>
  );
}
