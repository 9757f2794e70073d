import { fillText } from '../text/fill-text';

/** `PO: 45-1234`; a number that says itself what it is, such as `PO-1234`, stands alone. */
export function poNumberText(text: string, number: string): string {
  return /\bPO\b/.test(text) && /^po(?![a-z])/i.test(number) ? number : fillText(text, { number });
}
