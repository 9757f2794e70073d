'use client';
import {
  type ComponentProps,
  cloneElement,
  lazy,
  type MouseEvent,
  type ReactElement,
  Suspense,
  useState,
} from 'react';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';

export type ConfirmTexts = { confirm: string; back: string };

export type Question = {
  title: string;
  text: string;
  texts: ConfirmTexts;
  /** `danger` for what deletes something, `primary` for other irreversible actions. */
  tone?: 'danger' | 'primary';
  /** The dialog stays, busy, until this settles, and closes either way. Must not throw. */
  onConfirm: () => Promise<void>;
};

type ConfirmDialogProps = Question & {
  trigger?: ReactElement<ComponentProps<'button'>>;
  onClose?: () => void;
};

const load = () => loadWithRetries(() => import('./confirm-content'));
const ConfirmContent = lazy(() => load().then(({ ConfirmContent: content }) => ({ default: content })));

/** Loads the code of a question that is asked without a trigger. */
export function prepareQuestion(): void {
  void load();
}

/**
 * Product §11.3: `role="alertdialog"`, "Confirm" and "Back"; Escape goes back. Lists have one in each row: its code is loaded
 * when the first trigger is pointed at or focused.
 */
export function ConfirmDialog({ trigger, onClose, ...question }: ConfirmDialogProps) {
  const [open, setOpen] = useState(!trigger);

  function ask(event: MouseEvent<HTMLButtonElement>) {
    // Gets the focus back afterwards; Safari does not focus what is clicked.
    event.currentTarget.focus();
    setOpen(true);
  }

  function close() {
    setOpen(false);
    onClose?.();
  }

  return (
    <>
      {trigger
        ? cloneElement(trigger, {
            'aria-haspopup': 'dialog',
            'aria-expanded': open,
            onClick: ask,
            onPointerEnter: prepareQuestion,
            onFocus: prepareQuestion,
          })
        : null}
      {open ? (
        <Suspense fallback={null}>
          <ConfirmContent {...question} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
