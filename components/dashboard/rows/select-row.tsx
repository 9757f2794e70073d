'use client';
import { useId } from 'react';
import { Checkbox } from '@/components/ui/controls/checkbox';

type SelectRowProps = {
  label: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean, isRange: boolean) => void;
};

export function SelectRow({ label, isSelected, onSelect }: SelectRowProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="no-print -m-3.25 shrink-0 cursor-pointer p-3.25">
      <Checkbox id={id} className="block" isOn={isSelected} onTick={onSelect} />
      <span className="sr-only">{label}</span>
    </label>
  );
}
