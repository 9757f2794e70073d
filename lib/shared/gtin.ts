const WEIGHT_OF_ODD_PLACES = 3;

/** Whether this is a GTIN of 8, 12, 13 or 14 digits whose last one is the check digit of the others (GS1 General Specifications, 7.9). */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  // From the right, so that the weights do not depend on the length.
  const [check = 0, ...rest] = [...text].reverse().map(Number);
  const sum = rest.reduce(
    (total, digit, place) => total + digit * (place % 2 === 0 ? WEIGHT_OF_ODD_PLACES : 1),
    0,
  );
  return (10 - (sum % 10)) % 10 === check;
}
