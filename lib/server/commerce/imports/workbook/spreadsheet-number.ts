/** No letter of any language: it marks a cell that is a number to the spreadsheet, whose decimal mark is no question. */
const SIGN = '\ue000';
/** So many digits of a number are meant; those behind come of how it is stored. */
const DIGITS = 15;

/** Returns the cell of a number as a workbook stores it: `0.30000000000000004` is meant as 0.3. */
export function numberCell(stored: string): string {
  const value = Number(stored);
  return Number.isFinite(value) ? `${SIGN}${Number(value.toPrecision(DIGITS))}` : stored;
}

/** Returns the text of such a cell; null for any other. */
export function numberIn(cell: string): string | null {
  return cell.startsWith(SIGN) ? cell.slice(SIGN.length) : null;
}
