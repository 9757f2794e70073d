'use client';
import { useState } from 'react';
import { Input } from '@/components/ui/controls/input';

type CartReferenceProps = {
  reference: string;
  placeholder: string;
  label: string;
  onChange: (reference: string) => void;
};

export function CartReference({ reference, placeholder, label, onChange }: CartReferenceProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function commit() {
    if (typed === null) return;
    if (typed.trim() !== reference) onChange(typed.trim());
    setTyped(null);
  }

  return (
    <Input
      type="text"
      look="compact"
      autoComplete="off"
      maxLength={100}
      placeholder={placeholder}
      aria-label={label}
      value={typed ?? reference}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
      title={typed ?? reference}
    />
  );
}
