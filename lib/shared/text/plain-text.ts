/** Refuses control characters except line breaks and tabs, and unpaired surrogates, which UTF-8 cannot encode. */
export function isPlainText(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Surrogate}]/u.test(value);
}
