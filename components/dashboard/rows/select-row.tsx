'use client';

type SelectRowProps = {
  label: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean, isRange: boolean) => void;
};

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
