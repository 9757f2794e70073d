import { toast } from 'sonner';
import { SIGN_IN_TOAST_ID, TOAST_DURATION_MS } from '@/lib/shared/messages';

/** The host of sign-in toasts, which stands apart from the other one: top-right and light (spec §2). */
export const SIGN_IN_TOASTER = 'sign-in';

/** Says that something worked: bottom-right, 5 seconds (spec §2). */
export function toastSuccess(message: string): void {
  toast.success(message, { duration: TOAST_DURATION_MS });
}

/** Says that something failed: bottom-right, 5 seconds. */
export function toastFailure(message: string): void {
  toast.error(message, { duration: TOAST_DURATION_MS });
}

let resumeOnFocus: (() => void) | undefined;

/**
 * A toast of the sign-in screens. All share one id, so that only one shows at a time (spec §2). It waits while the
 * window has no focus: sonner pauses on hover and in hidden tabs by itself, but not on focus loss.
 */
export function toastSignIn(kind: 'success' | 'error', message: string): void {
  if (resumeOnFocus) window.removeEventListener('focus', resumeOnFocus);
  const show = (duration: number) =>
    toast[kind](message, { id: SIGN_IN_TOAST_ID, toasterId: SIGN_IN_TOASTER, duration });
  show(TOAST_DURATION_MS);

  const pause = () => {
    if (toast.getToasts().some((shown) => 'id' in shown && shown.id === SIGN_IN_TOAST_ID)) {
      show(Number.POSITIVE_INFINITY);
      resumeOnFocus = () => show(TOAST_DURATION_MS);
      window.addEventListener('focus', resumeOnFocus, { once: true });
    }
  };
  window.addEventListener('blur', pause, { once: true });
}
