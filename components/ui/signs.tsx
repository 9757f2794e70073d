import type { SVGProps } from 'react';

/**
 * The signs of what stands on every page, so that it does without the icon library that other pages bring. Lines in a
 * box of 24 by 24 like lucide's (ISC licence), whose shapes these take.
 */
export type SignProps = SVGProps<SVGSVGElement>;

/** A sign from its lines. */
export function Drawing({ d, strokeWidth = 2, ...rest }: SignProps & { d: string }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d={d} />
    </svg>
  );
}

const RING = 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z';

export function MenuSign(props: SignProps) {
  return <Drawing {...props} d="M4 5h16M4 12h16M4 19h16" />;
}

export function CloseSign(props: SignProps) {
  return <Drawing {...props} d="M18 6 6 18M6 6l12 12" />;
}

export function SearchSign(props: SignProps) {
  return <Drawing {...props} d="M11 3a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM21 21l-4.3-4.3" />;
}

export function BusySign(props: SignProps) {
  return <Drawing {...props} d="M21 12a9 9 0 1 1-6.219-8.56" />;
}

export function AlertSign(props: SignProps) {
  return <Drawing {...props} d={`${RING}M12 8v4M12 16h.01`} />;
}

export function InfoSign(props: SignProps) {
  return <Drawing {...props} d={`${RING}M12 16v-4M12 8h.01`} />;
}

export function DoneSign(props: SignProps) {
  return <Drawing {...props} d={`${RING}M16 9l-5.5 5.5L8 12`} />;
}

export function WarningSign(props: SignProps) {
  return <Drawing {...props} d="M12 3.5 22 20.5H2zM12 10v4M12 17h.01" />;
}

export function MoonSign(props: SignProps) {
  return <Drawing {...props} d="M20.5 14.5A9 9 0 1 1 9.5 3.5a7 7 0 0 0 11 11z" />;
}

export function SunSign(props: SignProps) {
  return (
    <Drawing
      {...props}
      d="M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M6.3 17.7l-1.4 1.4M19.1 4.9l-1.4 1.4"
    />
  );
}
