'use client';
import { Keyboard } from 'lucide';
import { type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Beside } from './use-beside';

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
  if (target.closest(`${DIALOGS}, details[open] fieldset, [role="menu"]`) || target.isContentEditable)
    return true;
  const isCheckbox = target instanceof HTMLInputElement && target.type === 'checkbox';
  return !isCheckbox && target.matches('input, textarea, select');
}

function moveFocus(list: HTMLElement, step: 1 | -1): void {
  const links = [...list.querySelectorAll<HTMLElement>('[data-row-link]')];
  const current = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const next = current === -1 ? (step === 1 ? 0 : links.length - 1) : current + step;
  links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
}

function focusedRow(list: HTMLElement): HTMLElement | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-row-id]') ?? null;
  return row && list.contains(row) ? row : null;
}

/** The row that keys act on: the open one, else the one with the focus. Its element may be on another page of the list. */
export type KeyedRow = { id: string; element: HTMLElement | null; panel: Element | null };

type ListKeysProps = {
  list: RefObject<HTMLElement | null>;
  beside: Beside;
  /** Further keys of this list. */
  onKey?: Readonly<Record<string, (row: KeyedRow) => void>>;
};

/**
 * j and k lead to the next or previous row, in the list or beside it; x selects, Escape closes what is beside the list, ?
 * opens the help. Enter opens the row: it has a link. The switch is stored in this browser.
 */
export function useListKeys({ list, beside, onKey }: ListKeysProps) {
  const isOn = useSyncExternalStore(subscribe, areKeysOn, () => true);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const latest = useRef({ beside, onKey });

  useEffect(() => {
    latest.current = { beside, onKey };
  });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const rows = list.current;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (!rows || event.defaultPrevented || hasModifier || isTyping(event.target)) return;
      if (document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]')) return;
      const { beside: open, onKey: own = {} } = latest.current;
      const element = open.id
        ? rows.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(open.id)}"]`)
        : focusedRow(rows);
      const id = open.id ?? element?.dataset.rowId;
      const panel = document.querySelector('[data-panel]');
      const move = (by: 1 | -1) => (open.id ? open.step(by) : moveFocus(rows, by));
      const ofRow = own[event.key];
      const actions: Record<string, () => void> = {
        j: () => move(1),
        k: () => move(-1),
        x: () => element?.querySelector<HTMLElement>('[type="checkbox"]')?.click(),
        '?': () => setHelpOpen(true),
        ...(id && ofRow ? { [event.key]: () => ofRow({ id, element, panel }) } : {}),
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
  }, [isOn, list]);

  return { isOn, switchKeys, isHelpOpen, setHelpOpen };
}

export type KeysTexts = Texts['admin']['orders']['keys'];

type KeysHelpProps = {
  isOn: boolean;
  switchKeys: (on: boolean) => void;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  texts: KeysTexts;
};

export function KeysHelp({ isOn, switchKeys, isOpen, setOpen, texts }: KeysHelpProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element && !element.open) element.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);

  return (
    <>
      <Button
        variant="ghost"
        size="xs"
        aria-haspopup="dialog"
        aria-label={texts.open}
        title={texts.open}
        className="max-md:hidden"
        onClick={() => setOpen(true)}
      >
        <Icon node={Keyboard} />
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        onClose={() => setOpen(false)}
        className="m-auto w-[calc(100vw-2rem)] max-w-sm rounded-lg border border-line bg-surface p-6 text-body shadow-float backdrop:bg-scrim"
      >
        <div className="grid gap-4">
          <h2 id={id} className="font-bold text-lg">
            {texts.heading}
          </h2>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 text-sm">
            {texts.list.map(({ key, action }) => (
              <div key={key} className="contents">
                <dt>
                  <kbd className="rounded-sm border border-edge bg-sunken px-2 py-0.5 font-mono text-ink text-xs">
                    {key}
                  </kbd>
                </dt>
                <dd>{action}</dd>
              </div>
            ))}
          </dl>
          <label className="flex min-h-9 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4.5 accent-ink"
              checked={isOn}
              onChange={(event) => switchKeys(event.target.checked)}
            />
            {texts.on}
          </label>
          <Button variant="outline" className="justify-self-start" onClick={() => setOpen(false)}>
            {texts.close}
          </Button>
        </div>
      </dialog>
    </>
  );
}
