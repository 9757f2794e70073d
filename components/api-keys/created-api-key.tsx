'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/input';
import { Notice } from '@/components/ui/states/notice';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type CreatedApiKeyProps = {
  created: { name: string; key: string };
  texts: Texts['apiKeys']['created'];
};

/** Shows a new key, once, with a button that copies it. */
export function CreatedApiKey({ created, texts }: CreatedApiKeyProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isLeftToThem, setLeftToThem] = useState(false);
  useEffect(() => heading.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(created.key);
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
        <h3 ref={heading} tabIndex={-1} className="wrap-anywhere font-bold text-ink outline-none">
          {fillText(texts.heading, { name: created.name })}
        </h3>
        <p>{texts.text}</p>
        <div className="grid min-w-0 gap-1.5">
          <label htmlFor={id} className="font-semibold text-ink text-sm">
            {texts.key}
          </label>
          <div className="flex min-w-0 flex-wrap gap-2">
            <Input
              ref={input}
              id={id}
              readOnly
              value={created.key}
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
