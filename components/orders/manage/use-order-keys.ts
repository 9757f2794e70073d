'use client';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { OrdersBeside } from './use-orders-beside';

/** WCAG 2.1.4: keys without a modifier can be switched off. */
const OFF = 'order-keys-off';

const DIALOGS = 'dialog, [role="dialog"], [role="alertdialog"]';

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
  if (target.closest(`${DIALOGS}, details[open] fieldset`) || target.isContentEditable) return true;
  const isCheckbox = target instanceof HTMLInputElement && target.type === 'checkbox';
  return !isCheckbox && target.matches('input, textarea, select');
}

function moveFocus(table: HTMLElement, step: 1 | -1): void {
  const links = [...table.querySelectorAll<HTMLElement>('[data-order-link]')];
  const current = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const next = current === -1 ? (step === 1 ? 0 : links.length - 1) : current + step;
  links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
}

function focusedRow(table: HTMLElement): HTMLElement | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-order-id]') ?? null;
  return row && table.contains(row) ? row : null;
}

type OrderKeysProps = {
  table: RefObject<HTMLElement | null>;
  beside: OrdersBeside;
  onShip: (id: string) => void;
  onPackingSlip: (id: string) => void;
};

/**
 * j and k lead to the next or previous order, in the list or beside it; x selects, s ships, p saves the packing slip, r
 * refunds, Escape closes what is beside the list, ? opens the help. Enter opens the order: it is a link. The switch is
 * stored in this browser.
 */
export function useOrderKeys({ table, beside, onShip, onPackingSlip }: OrderKeysProps) {
  const isOn = useSyncExternalStore(subscribe, areKeysOn, () => true);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const latest = useRef({ beside, onShip, onPackingSlip });

  useEffect(() => {
    latest.current = { beside, onShip, onPackingSlip };
  });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const rows = table.current;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (!rows || event.defaultPrevented || hasModifier || isTyping(event.target)) return;
      if (document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]')) return;
      const { beside: open, ...on } = latest.current;
      const row = open.id
        ? rows.querySelector<HTMLElement>(`[data-order-id="${CSS.escape(open.id)}"]`)
        : focusedRow(rows);
      const id = open.id ?? row?.dataset.orderId;
      const panel = document.querySelector('[data-order-panel]');
      const move = (by: 1 | -1) => (open.id ? open.step(by) : moveFocus(rows, by));
      const actions: Record<string, () => void> = {
        j: () => move(1),
        k: () => move(-1),
        x: () => row?.querySelector<HTMLElement>('[type="checkbox"]')?.click(),
        '?': () => setHelpOpen(true),
        ...(id
          ? {
              s: () => on.onShip(id),
              p: () => on.onPackingSlip(id),
              r: () => (panel ?? row)?.querySelector<HTMLElement>('[data-refund]')?.click(),
            }
          : {}),
        ...(open.id ? { Escape: open.close } : {}),
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
