/**
 * The keys of the search box and, on an admin's dashboard, the command box. They are heard from the first byte of a document on, and
 * what is typed after one that opens a box is stored until its field takes over: no key is lost while the code is loaded.
 */

export type BoxKind = 'search' | 'command';

let openBoxKind: BoxKind | null = null;
/** Since the box was opened; null once its field has the keys. */
let stored: { text: string; isEntered: boolean } | null = null;
const listeners = new Set<() => void>();

function setOpen(kind: BoxKind | null): void {
  openBoxKind = kind;
  stored = kind === null ? null : { text: '', isEntered: false };
  for (const listener of listeners) listener();
}

/** Which box this page has: the layout of an admin's dashboard marks it. */
export function boxOfPage(): BoxKind {
  return document.querySelector('[data-office]') ? 'command' : 'search';
}

export function openedBox(): BoxKind | null {
  return openBoxKind;
}

export function subscribeToBox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function openBox(): void {
  if (openBoxKind === null) setOpen(boxOfPage());
}

export function closeBox(): void {
  if (openBoxKind !== null) setOpen(null);
}

/** Returns the text typed so far, and whether Enter was pressed at its end; null once the field has the keys. */
export function typedEarly(): { text: string; isEntered: boolean } | null {
  return stored;
}

/** From now on the field has the keys. */
export function releaseKeys(): void {
  stored = null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

function opensBox(event: KeyboardEvent): boolean {
  if (event.altKey || event.defaultPrevented) return false;
  const isCommandK = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k';
  return isCommandK || (event.key === '/' && !event.metaKey && !event.ctrlKey && !isTyping(event.target));
}

/** Returns whether the key is one that the field would take. */
function store(waiting: { text: string; isEntered: boolean }, { key }: KeyboardEvent): boolean {
  if (key === 'Escape') setOpen(null);
  else if (key === 'Enter') waiting.isEntered = true;
  else if (key === 'Backspace') waiting.text = waiting.text.slice(0, -1);
  else if (key.length === 1) waiting.text += key;
  else return false;
  return true;
}

function onEarlyKey(event: KeyboardEvent): void {
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  if (stored === null || event.isComposing || isShortcut || !store(stored, event)) return;
  event.preventDefault();
  event.stopPropagation();
}

function onKey(event: KeyboardEvent): void {
  if (!opensBox(event)) return;
  event.preventDefault();
  openBox();
}

/** Takes over from the inline script of the document (EARLY_KEYS), which notes an opening key and those after it. */
function takeEarlyKeys(): void {
  const { early = [] } = window as { early?: readonly KeyboardEvent[] };
  window.onkeydown = null;
  if (early.length > 0) openBox();
  for (const event of early.slice(1)) onEarlyKey(event);
}

/** Once for a document. */
export function listenForBox(): void {
  takeEarlyKeys();
  window.addEventListener('keydown', onEarlyKey, true);
  window.addEventListener('keydown', onKey);
}
