import { toastFailure } from '@/lib/client/toasts/toast';
import { sentenceOf } from '../problem';
import { addToCart } from './add-to-cart';
import { toastChange } from './toast-change';

export async function pressAdd(tool: { toolId: string; quantity: number; name: string }): Promise<void> {
  const { name, ...addition } = tool;
  try {
    const { undo } = await addToCart([addition]);
    toastChange('cart-added', name, undo);
  } catch (error) {
    toastFailure(sentenceOf(error));
  }
}
