'use client';
import { clsx } from 'clsx';
import { LoaderCircle, Search, X } from 'lucide';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { Combobox } from '@/components/ui/controls/use-combobox';
import { Icon } from '@/components/ui/icon';
import { releaseKeys, typedEarly } from '@/lib/client/search/box-keys';
import { showToastsIn } from '@/lib/client/toasts/toasts-in-dialog';

type BoxDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  combobox: Pick<Combobox, 'field'>;
  field?: RefObject<HTMLInputElement | null>;
  isWide?: boolean;
  typed: string;
  onType: (typed: string) => void;
  /** Enter was pressed before the box was there, after this text. */
  onEarlyEnter: (typed: string) => void;
  isRunning: boolean;
  status: string;
  hasFailed: boolean;
  texts: { title: string; label: string; placeholder: string; close: string; keys: string };
  children: ReactNode;
};

/** The modal dialog of the search and command boxes: its field has the focus, and what was typed while the code was loading. */
export function BoxDialog(props: BoxDialogProps) {
  const { isOpen, onClose, combobox, typed, onType, onEarlyEnter, isRunning, status, hasFailed, texts } =
    props;
  const dialog = useRef<HTMLDialogElement>(null);
  const ownField = useRef<HTMLInputElement>(null);
  const { field: input = ownField, isWide = false } = props;

  // Until the field shows all of it, further keys are stored too: else the field would begin with those alone.
  const onShown = useEffectEvent(() => {
    const early = typedEarly();
    if (!early) return;
    if (early.text !== '' && early.text !== typed) {
      onType(early.text);
      return;
    }
    releaseKeys();
    if (early.isEntered) onEarlyEnter(early.text);
  });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) {
      element.showModal();
      input.current?.select();
    }
    if (!isOpen && element.open) element.close();
    return isOpen ? showToastsIn(element, onClose) : undefined;
  }, [isOpen, input, onClose]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs again once the field shows what was typed.
  useEffect(() => {
    if (isOpen) onShown();
  }, [isOpen, typed]);

  function onClosed() {
    // The event comes later: the box may have been opened again since.
    if (!dialog.current?.open) onClose();
  }

  function onBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the key for that is Escape.
    <dialog
      ref={dialog}
      aria-label={texts.title}
      onClose={onClosed}
      onClick={onBackdrop}
      className={clsx(
        'mx-auto mt-[max(1rem,10dvh)] mb-4 w-[calc(100vw-1.5rem)] rounded-lg border border-line bg-surface p-0 text-body shadow-float backdrop:bg-scrim',
        isWide ? 'max-w-2xl lg:max-w-4xl' : 'max-w-2xl',
      )}
    >
      <div className="grid max-h-[80dvh] grid-cols-1 sm:max-h-[calc(90dvh-1rem)] grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex items-center gap-3 border-line border-b ps-4 pe-15">
          {isRunning ? (
            <Icon node={LoaderCircle} className="size-5 shrink-0 animate-spin text-muted" />
          ) : (
            <Icon node={Search} className="size-5 shrink-0 text-muted" />
          )}
          <input
            ref={input}
            type="text"
            {...combobox.field}
            aria-label={texts.label}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            placeholder={texts.placeholder}
            enterKeyHint="go"
            className="h-14 min-w-0 flex-1 bg-transparent text-ink text-lg outline-none placeholder:text-muted"
          />
        </div>
        {props.children}
        <p role="status" className={hasFailed ? 'px-4 py-6 text-center text-sm' : 'sr-only'}>
          {status}
        </p>
        <p className="border-line border-t px-4 py-2.5 text-muted text-xs max-sm:hidden">{texts.keys}</p>
      </div>
      {/* Last, so that Tab leads from the field to what is chosen. */}
      <Button
        variant="ghost"
        size="icon"
        aria-label={texts.close}
        onClick={onClose}
        className="absolute end-2 top-1.5"
      >
        <Icon node={X} />
      </Button>
    </dialog>
  );
}
