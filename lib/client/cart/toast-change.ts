import { toastFailure, toastUndo } from '@/lib/client/toasts/toast';
import { type MessageParams, TOAST } from '@/lib/shared/messages/messages';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { type Language, languageOf } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { translate } from '../language/translations';
import { sentenceOf } from '../problem';

const pageLanguage = (): Language => languageOf(document.documentElement.lang);

function cartLink(): { text: string; href: string } | undefined {
  const href = localPath(ROUTES.cart, pageLanguage());
  if (window.location.pathname === href) return undefined;
  return { text: translate({ code: 'open-cart' }, TOAST['open-cart']), href };
}

function show(
  code: 'cart-added' | 'cart-removed',
  params: MessageParams,
  { undo, link }: { undo: () => Promise<void>; link?: { text: string; href: string } | undefined },
): void {
  toastUndo(translate({ code, params }, fillText(TOAST[code], params)), {
    label: translate({ code: 'undo' }, TOAST.undo),
    undo: () => undo().catch((error: unknown) => toastFailure(sentenceOf(error))),
    link,
  });
}

export function toastAdded(
  { name, quantity }: { name: string; quantity: number },
  undo: () => Promise<void>,
): void {
  show('cart-added', { name, quantity: formatNumber(quantity, pageLanguage()) }, { undo, link: cartLink() });
}

export function toastRemoved(name: string, undo: () => Promise<void>): void {
  show('cart-removed', { name }, { undo });
}
