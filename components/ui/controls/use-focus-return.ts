'use client';
import { useRef } from 'react';

/** Props of the content of a dialog without a trigger: what had the focus before gets it back. Radix focuses only a trigger. */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      before.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      if (!(before.current instanceof HTMLElement)) return;
      event.preventDefault();
      before.current.focus();
    },
  };
}
