/** Where the zero is part of every number: Ivory Coast, Gabon, Congo, Italy, San Marino, the Vatican. */
const ZERO_IS_DIALLED = /^(?:225|241|242|378|379|39)/;
/** Where something else than a zero is dialled within the country alone. */
const TRUNKS: readonly (readonly [country: RegExp, trunk: RegExp])[] = [
  [/^36/, /^06$/],
  [/^(?:370|375|993|7)/, /^[08]$/],
];

/** Leaves out what is dialled only without the country's code: the zero of `+49 (0) 30 123456`. */
function withoutTrunk(written: string): string {
  const [whole, code = '', trunk = ''] =
    /^\s*((?:\+|00)[\s./-]*[1-9](?:[\s./-]*\d){0,3}[\s./-]*)[([]\s*(\d{1,2})\s*[)\]]/.exec(written) ?? [];
  if (whole === undefined) return written;
  const country = code.replace(/\D/g, '').replace(/^00/, '');
  const [, known = ZERO_IS_DIALLED.test(country) ? null : /^0$/] =
    TRUNKS.find(([pattern]) => pattern.test(country)) ?? [];
  return known?.test(trunk) ? `${code} ${written.slice(whole.length)}` : written;
}

/** Converts a phone number as people write it, `(330) 555-0110`, to what the order form accepts: `330 555 0110`. */
export function dialledPhone(written: string): string {
  return withoutTrunk(written)
    .replace(/[()[\]./-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
