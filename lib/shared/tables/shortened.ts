/** A spreadsheet has shortened a long number, whose last digits are lost: `4.00638E+12`. */
export function isShortened(text: string): boolean {
  return /^\d(?:[.,]\d+)?E\+\d{1,2}$/i.test(text.trim());
}
