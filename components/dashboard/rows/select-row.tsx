'use client';

type SelectRowProps = {
  /** What is chosen, for who does not see the row. */
  label: string;
  isSelected: boolean;
  /** `isRange`: shift was held, which chooses the rows in between as well. */
  onSelect: (isSelected: boolean, isRange: boolean) => void;
};

/** The box at the beginning of a row by which it is chosen. A finger may miss it by half its size. */
export function SelectRow({ label, isSelected, onSelect }: SelectRowProps) {
  return (
    <label className="no-print -m-3.25 shrink-0 cursor-pointer p-3.25">
      <input
        type="checkbox"
        className="block size-4.5 accent-ink"
        checked={isSelected}
        onChange={({ target, nativeEvent }) =>
          onSelect(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <span className="sr-only">{label}</span>
    </label>
  );
}
