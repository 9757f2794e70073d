'use client';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** WCAG 2.1.4: keys without a modifier can be switched off. */
const OFF = 'order-keys-off';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function areKeysOn(): boolean {
  try {
    return localStorage.getItem(OFF) === null;
  } catch {
    return true;
  }
}

function switchKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, '1');
  } catch {
    // Without storage the keys stay on.
  }
  for (const listener of listeners) listener();
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('dialog, [role="alertdialog"]') || target.isContentEditable) return true;
  const isCheckbox = target instanceof HTMLInputElement && target.type === 'checkbox';
  return !isCheckbox && target.matches('input, textarea, select');
}

function moveFocus(table: HTMLElement, step: 1 | -1): void {
  const links = [...table.querySelectorAll<HTMLElement>('[data-order-link]')];
  const current = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const next = current === -1 ? (step === 1 ? 0 : links.length - 1) : current + step;
  links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
}

/**
 * j and k focus the next or previous row, x selects it, Enter opens it (it is a link), / focuses the search, ? opens
 * the help. The switch is stored in this browser.
 */
export function useOrderKeys(table: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(subscribe, areKeysOn, () => true);
  const [isHelpOpen, setHelpOpen] = useState(false);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const rows = table.current;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (!rows || event.defaultPrevented || hasModifier || isTyping(event.target)) return;
      if (document.querySelector('dialog[open], [role="alertdialog"]')) return;
      const actions: Record<string, () => void> = {
        j: () => moveFocus(rows, 1),
        k: () => moveFocus(rows, -1),
        x: () =>
          document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[type="checkbox"]')?.click(),
        '?': () => setHelpOpen(true),
      };
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    }
    if (!isOn) return;
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOn, table]);

  return { isOn, switchKeys, isHelpOpen, setHelpOpen };
}
