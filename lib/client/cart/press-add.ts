import { type PressedTool, pressedTool } from '@/lib/client/page/press';
import { toastFailure } from '@/lib/client/toasts/toast';
import { sentenceOf } from '../problem';
import { addToCart } from './add-to-cart';
import { toastAdded } from './toast-change';

export async function pressAdd(tool: PressedTool): Promise<void> {
  const { name: _, ...addition } = tool;
  try {
    const { undo } = await addToCart([addition]);
    toastAdded(tool, undo);
  } catch (error) {
    toastFailure(sentenceOf(error));
  }
}

/** A button with `data-cart`. */
export function pressButton(button: HTMLElement): Promise<void> {
  return pressAdd(pressedTool(button, button.dataset.cart));
}
