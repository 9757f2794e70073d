'use client';
import { Keyboard } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import type { Texts } from '@/lib/shared/texts/texts-for';

type KeysHelpProps = {
  isOn: boolean;
  switchKeys: (on: boolean) => void;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  texts: Texts['admin']['orders']['keys'];
};

export function KeysHelp({ isOn, switchKeys, isOpen, setOpen, texts }: KeysHelpProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element && !element.open) element.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);

  return (
    <>
      <Button
        variant="ghost"
        size="xs"
        aria-haspopup="dialog"
        aria-label={texts.open}
        title={texts.open}
        className="max-md:hidden"
        onClick={() => setOpen(true)}
      >
        <Icon node={Keyboard} />
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        onClose={() => setOpen(false)}
        className="m-auto w-[calc(100vw-2rem)] max-w-sm rounded-lg border border-line bg-surface p-6 text-body shadow-float backdrop:bg-scrim"
      >
        <div className="grid gap-4">
          <h2 id={id} className="font-bold text-lg">
            {texts.heading}
          </h2>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 text-sm">
            {texts.list.map(({ key, action }) => (
              <div key={key} className="contents">
                <dt>
                  <kbd className="rounded-sm border border-edge bg-sunken px-2 py-0.5 font-mono text-ink text-xs">
                    {key}
                  </kbd>
                </dt>
                <dd>{action}</dd>
              </div>
            ))}
          </dl>
          <label className="flex min-h-9 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4.5 accent-ink"
              checked={isOn}
              onChange={(event) => switchKeys(event.target.checked)}
            />
            {texts.on}
          </label>
          <Button variant="outline" className="justify-self-start" onClick={() => setOpen(false)}>
            {texts.close}
          </Button>
        </div>
      </dialog>
    </>
  );
}
