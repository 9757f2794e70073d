'use client';
import { useLayoutEffect, useRef } from 'react';

const PAGE = ':scope > :is(.skip-link, header, main, footer)';

/**
 * Dims the page behind a Radix dialog, and makes it inert, as native dialogs do. Radix's own overlay locks scrolling
 * with a style element, which the page's policy blocks; globals.css does it instead.
 */
export function Scrim() {
  useLayoutEffect(() => {
    let behind: HTMLElement[] = [];
    // Deferred until the dialog has the focus and has stored the previously focused element.
    const timer = window.setTimeout(() => {
      behind = [...document.body.querySelectorAll<HTMLElement>(PAGE)].filter(({ inert }) => !inert);
      for (const part of behind) part.inert = true;
    });
    return () => {
      window.clearTimeout(timer);
      for (const part of behind) part.inert = false;
    };
  }, []);
  return <div aria-hidden="true" className="fixed inset-0 z-40 bg-scrim backdrop-blur-[1px]" />;
}

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
