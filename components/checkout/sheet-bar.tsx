import type { ReactNode } from 'react';

type SheetBarProps = {
  label: string;
  /** Null where nothing can be ordered. */
  value: string | null;
  /** Read beside the button. */
  note?: string | undefined;
  children: ReactNode;
};

/**
 * The button of an order: on phones in a bar at the window's lower edge, with the total, which screen readers find in the
 * form.
 */
export function SheetBar({ label, value, note, children }: SheetBarProps) {
  return (
    <div className="sheet-bar no-print">
      {note ? <p className="text-ink text-sm max-lg:basis-full lg:mb-1.5">{note}</p> : null}
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
