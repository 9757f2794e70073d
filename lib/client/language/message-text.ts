import {
  type IssueCode,
  type MessageParams,
  TOAST,
  type ToastCode,
  VALIDATION,
} from '@/lib/shared/messages/messages';
import { fillText } from '@/lib/shared/text/fill-text';
import { translate } from './translations';

const ENGLISH: Partial<Record<IssueCode | ToastCode, string>> = { ...VALIDATION, ...TOAST };

/** Bundles the English sentences; failed calls bring theirs along (`sentenceOf` and `fieldMessageOf` of problem.ts). */
export function messageText(code: IssueCode | ToastCode, params: MessageParams = {}): string {
  return translate({ code, params }, fillText(ENGLISH[code] ?? code, params));
}
