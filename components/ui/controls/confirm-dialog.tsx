'use client';
import { AlertDialog } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { MeasuredText } from '@/components/ui/measured-text';
import { Scrim } from '@/components/ui/scrim';
import { Button } from './button';
import { useFocusReturn } from './use-focus-return';

export type ConfirmTexts = { confirm: string; back: string };

type ConfirmDialogProps = {
  trigger?: ReactElement;
  onClose?: () => void;
  title: string;
  text: string;
  texts: ConfirmTexts;
  /** `danger` for what deletes something, `primary` for other irreversible actions. */
  tone?: 'danger' | 'primary';
  /** The dialog stays, busy, until this settles, and closes either way. Must not throw. */
  onConfirm: () => Promise<void>;
};

const ORDER_NUMBER = /(\b[A-Z]{2,3}-[0-9A-Z]{6}\b)/;

/** Prevents a line break after the hyphen of an order number. */
function withUnbrokenNumber(title: string): ReactNode {
  const [before, number, after] = title.split(ORDER_NUMBER);
  if (!number) return <MeasuredText text={title} />;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after}
    </>
  );
}

/** Product §11.3: `role="alertdialog"`, "Confirm" and "Back"; Escape goes back. */
export function ConfirmDialog({
  trigger,
  title,
  text,
  texts,
  tone = 'danger',
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const [open, setOpen] = useState(!trigger);
  const [busy, setBusy] = useState(false);
  const focusReturn = useFocusReturn();

  function change(next: boolean) {
    setOpen(next);
    if (!next) onClose?.();
  }

  async function confirm() {
    if (busy) return;
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
      change(false);
    }
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !busy && change(next)}>
      {trigger ? <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger> : null}
      <AlertDialog.Portal>
        <Scrim />
        <AlertDialog.Content
          {...(trigger ? {} : focusReturn)}
          className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 grid max-h-[90dvh] w-[calc(100vw-2rem)] max-w-md gap-3 overflow-y-auto rounded-lg border border-line bg-surface p-6 shadow-float"
        >
          <AlertDialog.Title className="wrap-anywhere font-bold text-ink text-xl">
            {withUnbrokenNumber(title)}
          </AlertDialog.Title>
          <AlertDialog.Description className="wrap-anywhere text-body leading-relaxed">
            <MeasuredText text={text} />
          </AlertDialog.Description>
          <div className="mt-3 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel asChild>
              <Button variant="outline" disabled={busy}>
                {texts.back}
              </Button>
            </AlertDialog.Cancel>
            <Button variant={tone} busy={busy} onClick={confirm}>
              {texts.confirm}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
