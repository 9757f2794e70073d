import { Drawing, type SignProps } from './signs';

/** Signs of single screens, drawn like those of every page (signs.tsx) and kept apart from them. */

export function ZoomInSign(props: SignProps) {
  return <Drawing {...props} d="M11 3a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM21 21l-4.3-4.3M11 8v6M8 11h6" />;
}

export function ZoomOutSign(props: SignProps) {
  return <Drawing {...props} d="M11 3a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM21 21l-4.3-4.3M8 11h6" />;
}

export function ExpandSign(props: SignProps) {
  return (
    <Drawing {...props} d="m15 15 6 6M15 9l6-6M21 16v5h-5M21 8V3h-5M3 16v5h5M3 21l6-6M3 8V3h5M9 9 3 3" />
  );
}

export function FilterSign(props: SignProps) {
  return <Drawing {...props} d="M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3" />;
}

export function TrashSign(props: SignProps) {
  return (
    <Drawing
      {...props}
      d="M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"
    />
  );
}
