import { show } from './toast';

/** Takes away the toast of an earlier refused sign-in, after success. */
export function endSignInRefusal(): void {
  show((toasts) => toasts.endRefusal());
}
