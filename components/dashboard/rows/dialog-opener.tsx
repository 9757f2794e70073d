'use client';
import { type ReactNode, Suspense, useState } from 'react';
import { Button, type ButtonProps } from '@/components/ui/controls/button';
import { type RowAction, useRowAction } from './use-row-action';

/** What a dialog does with the row or page that it belongs to. */
export type DialogAction = Pick<RowAction, 'run' | 'busy'> & { onClose: () => void };

type DialogOpenerProps = Pick<ButtonProps, 'variant' | 'size'> & {
  label: string;
  /** Loads code and texts of the dialog. */
  prepare: () => Promise<unknown>;
  dialog: (action: DialogAction) => ReactNode;
};

/** The code of a dialog is loaded when its button is pointed at or focused. */
export function DialogOpener({ label, prepare, dialog, ...look }: DialogOpenerProps) {
  const { busy, button, run } = useRowAction();
  const [isOpen, setOpen] = useState(false);
  const load = () => void prepare();
  return (
    <>
      <Button
        ref={button}
        size="sm"
        {...look}
        busy={busy && !isOpen}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onClick={(event) => {
          // Gets the focus back afterwards; Safari does not focus what is clicked.
          event.currentTarget.focus();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>{dialog({ run, busy, onClose: () => setOpen(false) })}</Suspense>
      ) : null}
    </>
  );
}
