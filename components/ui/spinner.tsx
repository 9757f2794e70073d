import { clsx } from 'clsx';

type SpinnerProps = { label: string; size?: number; className?: string };

function Spinner({ label, size = 24, className }: SpinnerProps) {
  return (
    <span role="status" aria-label={label} className={clsx('inline-flex', className)}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 50 50"
        aria-hidden="true"
        className="animate-spin text-accent [animation-duration:0.9s]"
      >
        <circle
          cx="25"
          cy="25"
          r="20"
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.25"
          strokeWidth="5"
        />
        <path
          d="M25 5a20 20 0 0 1 20 20"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeWidth="5"
        />
      </svg>
    </span>
  );
}

/** Product §2.4. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-paper/80 backdrop-blur-[2px]">
      <Spinner label={label} size={100} />
    </div>
  );
}
