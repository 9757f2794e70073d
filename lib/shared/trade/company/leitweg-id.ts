const LEITWEG_ID = /^\d{2,12}(?:-[A-Z0-9]{1,30})?-\d{2}$/;

/**
 * Returns whether a reference has the form of a Leitweg-ID, by which German authorities are addressed, and wrong check digits (ISO 7064,
 * MOD 97-10).
 */
export function isWrongLeitwegId(reference: string): boolean {
  const text = reference.toUpperCase();
  if (!LEITWEG_ID.test(text)) return false;
  let rest = 0;
  // Letters count as two digits: 10 for A.
  for (const digit of text
    .replaceAll('-', '')
    .replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55)))
    rest = (rest * 10 + Number(digit)) % 97;
  return rest !== 1;
}
