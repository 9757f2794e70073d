'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/field';
import { Notice } from '@/components/ui/notice';
import { toastSuccess } from '@/lib/client/toasts/toast';

type ShownOnceProps = {
  heading: string;
  value: string;
  texts: { text: string; label: string; copy: string; copied: string; copyByHand: string };
};

/** A key or secret that is not shown again, with a button that copies it. */
export function ShownOnce({ heading, value, texts }: ShownOnceProps) {
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isLeftToThem, setLeftToThem] = useState(false);
  useEffect(() => head.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setLeftToThem(false);
      toastSuccess(texts.copied);
    } catch {
      // Without HTTPS, or where the visitor does not allow it.
      input.current?.select();
      setLeftToThem(true);
    }
  }

  return (
    <Notice tone="success">
      <div className="grid min-w-0 gap-3">
        <h3 ref={head} tabIndex={-1} className="wrap-anywhere font-bold text-ink outline-none">
          {heading}
        </h3>
        <p>{texts.text}</p>
        <div className="grid min-w-0 gap-1.5">
          <label htmlFor={id} className="font-semibold text-ink text-sm">
            {texts.label}
          </label>
          <div className="flex min-w-0 flex-wrap gap-2">
            <Input
              ref={input}
              id={id}
              readOnly
              value={value}
              autoComplete="off"
              spellCheck={false}
              onFocus={(event) => event.target.select()}
              className="min-w-0 flex-1 basis-56 font-mono"
            />
            <Button variant="outline" onClick={() => void copy()}>
              {texts.copy}
            </Button>
          </div>
        </div>
        <p role="status" className="empty:hidden">
          {isLeftToThem ? texts.copyByHand : null}
        </p>
      </div>
    </Notice>
  );
}
