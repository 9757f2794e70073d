import { toastFailure, toastUndo } from '@/lib/client/toasts/toast';
import { TOAST } from '@/lib/shared/messages/messages';
import { fillText } from '@/lib/shared/texts/fill-text';
import { translate } from '../language/translations';
import { sentenceOf } from '../problem';

export function toastChange(
  code: 'cart-added' | 'cart-removed',
  name: string,
  undo: () => Promise<void>,
): void {
  const params = { name };
  toastUndo(translate({ code, params }, fillText(TOAST[code], params)), {
    label: translate({ code: 'undo' }, TOAST.undo),
    undo: () => undo().catch((error: unknown) => toastFailure(sentenceOf(error))),
  });
}
