'use client';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { Texts } from '@/lib/shared/texts/texts-for';

type RecoveryCodesProps = {
  codes: readonly string[];
  texts: Texts['security']['twoStep'];
  onDone: () => void;
};

/** Shown once: the store has only their hashes. */
export function RecoveryCodes({ codes, texts, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-bold text-ink outline-none">
        {texts.recoveryHeading}
      </h3>
      <p className="max-w-[60ch] leading-relaxed">{texts.recoveryText}</p>
      <ul className="grid gap-x-8 gap-y-1.5 rounded-md bg-sunken px-5 py-4 font-mono text-ink sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button onClick={onDone}>{texts.recoveryDone}</Button>
      </div>
    </div>
  );
}
