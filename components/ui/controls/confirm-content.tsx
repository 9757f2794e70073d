'use client';
import { AlertDialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Scrim } from '@/components/ui/controls/scrim';
import { MeasuredText } from '@/components/ui/measured-text';
import { Button } from './button';
import type { Question } from './confirm-dialog';
import { useFocusReturn } from './scrim';

type ConfirmContentProps = Question & { onClose: () => void };

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

export function ConfirmContent({
  title,
  text,
  texts,
  tone = 'danger',
  onConfirm,
  onClose,
}: ConfirmContentProps) {
  const [busy, setBusy] = useState(false);
  const focusReturn = useFocusReturn();

  async function confirm() {
    if (busy) return;
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
      onClose();
    }
  }

  return (
    <AlertDialog.Root open onOpenChange={() => !busy && onClose()}>
      <AlertDialog.Portal>
        <Scrim />
        <AlertDialog.Content
          {...focusReturn}
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
