import { clsx } from 'clsx';

type MenuCountProps = { count: number | undefined; text: string; className?: string };

/** How much waits at an entry of a menu. */
export function MenuCount({ count = 0, text, className }: MenuCountProps) {
  if (count === 0) return null;
  return (
    <span
      className={clsx(
        'figures rounded-full bg-accent-wash px-2 font-semibold text-accent-ink text-xs leading-5',
        className,
      )}
    >
      {count}
      <span className="sr-only"> {text}</span>
    </span>
  );
}
