'use client';
import { Dialog } from 'radix-ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Scrim, useFocusReturn } from '@/components/ui/controls/scrim';

type DialogFormProps = {
  title: string;
  text: string;
  submit: {
    label: string;
    isDanger?: boolean;
    isDisabled?: boolean;
    ref?: RefObject<HTMLButtonElement | null>;
  };
  back: string;
  busy: boolean;
  /** Beside the buttons. */
  summary?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The attribute of fields that are scanned. */
export const SCANNED_FIELD = 'data-scanned';

const scannedFieldsOf = (form: HTMLElement) => form.querySelectorAll<HTMLElement>(`[${SCANNED_FIELD}]`);

/**
 * A dialog of fields in which Enter leads to the button instead of pressing it, since scanners send it after each number. What is
 * scanned while a button has the focus is typed into the last of its scanned fields.
 */
function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
  if (target instanceof HTMLInputElement && key === 'Enter') {
    event.preventDefault();
    form.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }
  if (target instanceof HTMLButtonElement && key.length === 1 && key !== ' ')
    [...scannedFieldsOf(form)].at(-1)?.focus();
}

export function DialogForm(props: DialogFormProps) {
  const { title, text, submit, back, busy, summary, onSubmit, onClose, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const { onOpenAutoFocus, ...focusReturn } = useFocusReturn();

  function focusFirst(event: Event) {
    onOpenAutoFocus();
    const [scanned] = form.current ? scannedFieldsOf(form.current) : [];
    if (!scanned) return;
    event.preventDefault();
    scanned.focus();
  }

  return (
    <Dialog.Root open onOpenChange={() => !busy && onClose()}>
      <Dialog.Portal>
        <Scrim />
        <Dialog.Content
          {...focusReturn}
          onOpenAutoFocus={focusFirst}
          className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 flex max-h-[94dvh] w-[calc(100vw-1.5rem)] max-w-2xl flex-col overflow-y-auto rounded-lg border border-line bg-surface shadow-float [--ground:var(--color-surface)] [scroll-padding-block:1rem_5rem]"
        >
          <form
            ref={form}
            className="grid min-w-0"
            noValidate
            onKeyDown={onKeyDown}
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              if (!busy) onSubmit();
            }}
          >
            <div className="grid gap-1 px-4 pt-4 pb-3 sm:px-6">
              <Dialog.Title className="wrap-anywhere font-bold text-ink text-lg">{title}</Dialog.Title>
              <Dialog.Description className="text-pretty text-body text-sm">{text}</Dialog.Description>
            </div>
            <div className="grid min-w-0 gap-5 px-4 pb-4 sm:px-6">{children}</div>
            <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-3 border-line border-t bg-surface px-4 py-3 sm:px-6">
              {summary}
              <div className="flex flex-1 flex-col-reverse gap-2 sm:flex-row sm:justify-end">
                <Dialog.Close asChild>
                  <Button variant="outline" disabled={busy}>
                    {back}
                  </Button>
                </Dialog.Close>
                <Button
                  ref={submit.ref}
                  type="submit"
                  variant={submit.isDanger ? 'danger' : 'primary'}
                  busy={busy}
                  disabled={submit.isDisabled ?? false}
                >
                  {submit.label}
                </Button>
              </div>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
