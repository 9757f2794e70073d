import { requestToastHosts } from './toast-hosts';

/**
 * Shows toasts inside a modal dialog, since all that is outside is inert. `onLeave` is called when a link of theirs is pressed.
 * Returns what puts them back.
 */
export function showToastsIn(dialog: HTMLDialogElement, onLeave: () => void): () => void {
  let isOpen = true;
  let place: Element | null = null;
  const host = () => document.querySelector('.toast-host');
  void requestToastHosts().then(() => {
    const toasts = host();
    if (!isOpen || !toasts) return;
    place = toasts.parentElement;
    dialog.append(toasts);
  });
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('.toast-host a')) onLeave();
  };
  dialog.addEventListener('click', onClick);
  return () => {
    isOpen = false;
    dialog.removeEventListener('click', onClick);
    const toasts = host();
    if (toasts) place?.append(toasts);
  };
}
