import type { ReactNode } from 'react';

type SheetBarProps = {
  label: string;
  /** Null where nothing can be ordered. */
  value: string | null;
  children: ReactNode;
};

/**
 * The button of an order: on phones in a bar at the window's lower edge, with the total, which screen readers find in the
 * form.
 */
export function SheetBar({ label, value, children }: SheetBarProps) {
  return (
    <div className="sheet-bar no-print">
      {value === null ? null : (
        <span aria-hidden="true" className="grid shrink-0 lg:hidden">
          <span className="text-muted text-xs">{label}</span>
          <span className="figures whitespace-nowrap font-extrabold text-ink text-lg leading-tight">
            {value}
          </span>
        </span>
      )}
      {children}
    </div>
  );
}
