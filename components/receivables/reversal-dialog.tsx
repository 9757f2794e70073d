'use client';
import { AlertDialog } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field, Input } from '@/components/ui/controls/field';
import { Scrim, useFocusReturn } from '@/components/ui/controls/scrim';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ReversalDialogProps = {
  payment: { reference: string; amount: string };
  texts: Texts['receivables']['reverse'];
  back: string;
  /** Must not throw. */
  onReverse: (reason: string) => Promise<void>;
  onClose: () => void;
};

export function ReversalDialog({ payment, texts, back, onReverse, onClose }: ReversalDialogProps) {
  const focusReturn = useFocusReturn();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isMissing = reason.trim() === '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    if (isMissing || busy) return;
    setBusy(true);
    await onReverse(reason.trim());
    onClose();
  }

  return (
    <AlertDialog.Root open onOpenChange={() => !busy && onClose()}>
      <AlertDialog.Portal>
        <Scrim />
        <AlertDialog.Content
          {...focusReturn}
          className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[calc(100vw-2rem)] max-w-md overflow-y-auto rounded-lg border border-line bg-surface p-6 shadow-float [--ground:var(--color-surface)]"
        >
          <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
            <AlertDialog.Title className="wrap-anywhere font-bold text-ink text-xl">
              {fillText(texts.title, { amount: payment.amount })}
            </AlertDialog.Title>
            <AlertDialog.Description className="wrap-anywhere text-body leading-relaxed">
              {fillText(texts.text, { reference: payment.reference })}
            </AlertDialog.Description>
            <Field
              id="reversal-reason"
              label={texts.reason}
              error={isSubmitted && isMissing ? texts.reasonMissing : undefined}
              required
            >
              {(control) => (
                <Input
                  {...control}
                  value={reason}
                  maxLength={500}
                  autoComplete="off"
                  onChange={({ target }) => setReason(target.value)}
                />
              )}
            </Field>
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <AlertDialog.Cancel asChild>
                <Button variant="outline" disabled={busy}>
                  {back}
                </Button>
              </AlertDialog.Cancel>
              <Button type="submit" variant="danger" busy={busy}>
                {texts.submit}
              </Button>
            </div>
          </form>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
