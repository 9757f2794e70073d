import { toastFailure } from '@/lib/client/toasts/toast';
import { sentenceOf } from '../problem';
import { addToCart } from './add-to-cart';
import { toastAdded } from './toast-change';

export async function pressAdd(tool: { toolId: string; quantity: number; name: string }): Promise<void> {
  const { name: _, ...addition } = tool;
  try {
    const { undo } = await addToCart([addition]);
    toastAdded(tool, undo);
  } catch (error) {
    toastFailure(sentenceOf(error));
  }
}
