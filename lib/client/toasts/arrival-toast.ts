import { toastSuccess } from './toast';

const KEY = 'forgeline-arrival';

/** For the page that follows: it may be loaded as a whole, which a toast shown now would not survive. */
export function toastOnArrival(message: string): void {
  try {
    window.sessionStorage.setItem(KEY, message);
  } catch {
    // Without storage the toast is shown here, where it may be seen.
    toastSuccess(message);
  }
}

export function showArrivalToast(): void {
  try {
    const message = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    if (message) toastSuccess(message);
  } catch {
    // Nothing was stored.
  }
}
