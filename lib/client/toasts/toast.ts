import { requestToastHosts } from './toast-hosts';

type ShowToast = typeof import('./show-toast');

/** Toasts appear in the order they were requested, also the first ones, which wait for their toaster. */
let last: Promise<unknown> = Promise.resolve();

export function show(work: (toasts: ShowToast) => void): void {
  last = Promise.all([import('./show-toast'), requestToastHosts(), last])
    .then(([toasts]) => work(toasts))
    .catch((error: unknown) => console.error('A toast could not be shown.', error));
}

export function toastSuccess(message: string): void {
  show((toasts) => toasts.showSuccess(message));
}

export function toastFailure(message: string): void {
  show((toasts) => toasts.showFailure(message));
}

export type UndoToast = {
  label: string;
  undo: () => Promise<void>;
  /** The page where the result is shown. */
  link?: { text: string; href: string } | undefined;
};

export function toastUndo(message: string, undo: UndoToast): void {
  show((toasts) => toasts.showUndo(message, undo));
}

/** `more` is a second sentence of the same toast. */
export function toastSignIn(kind: 'success' | 'error', message: string, more?: string): void {
  show((toasts) => toasts.showSignIn(kind, message, more));
}
