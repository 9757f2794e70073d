import { toast } from 'sonner';
import { SIGN_IN_TOAST_ID, TOAST_DURATION_MS } from '@/lib/shared/messages';
import { inPageLanguage } from './language/sentences';

/** The host of sign-in toasts, which stands apart from the other one: top-right and light (spec §2). */
export const SIGN_IN_TOASTER = 'sign-in';

/** Says that something worked: bottom-right, 5 seconds (spec §2). */
export function showSuccess(message: string): void {
  toast.success(inPageLanguage(message), { duration: TOAST_DURATION_MS });
}

/** Says that something failed: bottom-right, 5 seconds. */
export function showFailure(message: string): void {
  toast.error(inPageLanguage(message), { duration: TOAST_DURATION_MS });
}

type SignInToast = { kind: 'success' | 'error'; message: string };
let latest: SignInToast | undefined;

function showLatest(duration: number): void {
  if (latest) {
    toast[latest.kind](inPageLanguage(latest.message), {
      id: SIGN_IN_TOAST_ID,
      toasterId: SIGN_IN_TOASTER,
      duration,
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
 * A toast of the sign-in screens. All share one id, so that only one shows at a time (spec §2). It waits while the
 * window has no focus, also if it had none to begin with: sonner pauses on hover and in hidden tabs by itself, but not
 * on focus loss.
 */
export function showSignIn(kind: SignInToast['kind'], message: string): void {
  latest = { kind, message };
  // The same listener is only ever added once.
  window.addEventListener('blur', onBlur);
  window.addEventListener('focus', onFocus);
  showLatest(document.hasFocus() ? TOAST_DURATION_MS : Number.POSITIVE_INFINITY);
}
