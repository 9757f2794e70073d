import { isPlainText } from '../text/visible-text';

/**
 * Returns whether a picture's address is http(s) without credentials, or a path on this site that no browser reads as another
 * host.
 */
export function isSafeImageUrl(value: string): boolean {
  if (/^\/(?![/\\])[\w\-./%]*$/.test(value)) return !/\.\.|%2e|%00/i.test(value);
  if (!isPlainText(value) || !URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
