import { show } from './toast';

/** After success: takes away the toast of a sign-in that was refused before. */
export function endSignInRefusal(): void {
  show((toasts) => toasts.endRefusal());
}
