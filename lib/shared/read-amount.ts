/** A decimal comma, with or without points between the thousands: `12,5`, `1.250,50`. */
const BY_COMMA = /^\d+,\d{1,2}$|^\d{1,3}(?:\.\d{3})+,\d{1,2}$/;
/** A decimal point with commas between the thousands: `1,250.50`. */
const BY_GROUPS = /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/;

/**
 * Normalises an amount as people write it for `Number()`. Only what is unambiguous: `1,250` may be one or a thousand, so it
 * is returned unchanged and is not a number.
 */
export function readAmount(typed: string): string {
  const text = typed.trim();
  if (BY_COMMA.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return BY_GROUPS.test(text) ? text.replaceAll(',', '') : text;
}
