import { createElement } from 'react';
import { toast } from 'sonner';
import { SIGN_IN_TOAST_ID, TOAST_DURATION_MS } from '@/lib/shared/messages/messages';
import type { UndoToast } from './toast';

export const SIGN_IN_TOASTER = 'sign-in';

/** Bottom-right, 5 seconds (product §2.8). */
export function showSuccess(message: string): void {
  toast.success(message, { duration: TOAST_DURATION_MS });
}

/** Long enough to read it, change one's mind and reach the button. */
const UNDO_DURATION_MS = 10_000;

export function showUndo(message: string, { label, undo, link }: UndoToast): void {
  toast.success(message, {
    duration: UNDO_DURATION_MS,
    action: { label, onClick: () => void undo() },
    // `data-soft`: components/shell/page-listeners.tsx.
    ...(link ? { description: createElement('a', { href: link.href, 'data-soft': 'link' }, link.text) } : {}),
  });
}

export function showFailure(message: string): void {
  toast.error(message, { duration: TOAST_DURATION_MS });
}

type SignInToast = { kind: 'success' | 'error'; message: string; more?: string | undefined };
let latest: SignInToast | undefined;

function showLatest(duration: number): void {
  if (latest) {
    toast[latest.kind](latest.message, {
      id: SIGN_IN_TOAST_ID,
      toasterId: SIGN_IN_TOASTER,
      duration,
      ...(latest.more ? { description: latest.more } : {}),
    });
  }
}

function isSignInToastShown(): boolean {
  return toast.getToasts().some((shown) => 'id' in shown && shown.id === SIGN_IN_TOAST_ID);
}

function onBlur(): void {
  if (isSignInToastShown()) showLatest(Number.POSITIVE_INFINITY);
}

function onFocus(): void {
  if (isSignInToastShown()) showLatest(TOAST_DURATION_MS);
}

/**
 * All share one id, so that only one shows at a time (product §2.8). It stays while the window has no focus: sonner pauses on
 * hover and in hidden tabs by itself, but not on focus loss.
 */
export function showSignIn(kind: SignInToast['kind'], message: string, more?: string): void {
  latest = { kind, message, more };
  // Adding the same listener again has no effect.
  window.addEventListener('blur', onBlur);
  window.addEventListener('focus', onFocus);
  showLatest(document.hasFocus() ? TOAST_DURATION_MS : Number.POSITIVE_INFINITY);
}

/** A refusal is over once the person is in. */
export function endRefusal(): void {
  if (latest?.kind === 'error') toast.dismiss(SIGN_IN_TOAST_ID);
}
