/** A decimal comma, with or without points between the thousands: `12,5`, `1.250,50`. */
const BY_COMMA = /^\d+,\d{1,2}$|^\d{1,3}(?:\.\d{3})+,\d{1,2}$/;
/** A decimal point with commas between the thousands: `1,250.50`. */
const BY_GROUPS = /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/;

/**
 * An amount as people write it, in the form in which programs read it. Only what can mean one thing: of `1,250` nobody
 * knows whether it is one or a thousand, so it stays as it is, and no number.
 */
export function readAmount(typed: string): string {
  const text = typed.trim();
  if (BY_COMMA.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return BY_GROUPS.test(text) ? text.replaceAll(',', '') : text;
}
