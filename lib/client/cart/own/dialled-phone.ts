/** Countries whose numbers begin with a zero that is dialled: Ivory Coast, Gabon, Congo, Italy, San Marino, the Vatican. */
const ZERO_IS_DIALLED = /^(?:225|241|242|378|379|39)/;
/** Countries with a trunk prefix other than zero. */
const TRUNKS: readonly (readonly [country: RegExp, trunk: RegExp])[] = [
  [/^36/, /^06$/],
  [/^(?:370|375|993|7)/, /^[08]$/],
];

/** Removes the trunk prefix, which is dialled only within the country: the zero of `+49 (0) 30 123456`. */
function withoutTrunk(written: string): string {
  const [whole, code = '', trunk = ''] =
    /^\s*((?:\+|00)[\s./-]*[1-9](?:[\s./-]*\d){0,3}[\s./-]*)[([]\s*(\d{1,2})\s*[)\]]/.exec(written) ?? [];
  if (whole === undefined) return written;
  const country = code.replace(/\D/g, '').replace(/^00/, '');
  const [, trunkPrefix = ZERO_IS_DIALLED.test(country) ? null : /^0$/] =
    TRUNKS.find(([pattern]) => pattern.test(country)) ?? [];
  return trunkPrefix?.test(trunk) ? `${code} ${written.slice(whole.length)}` : written;
}

/** `(330) 555-0110` becomes `330 555 0110`, which the order form accepts. */
export function dialledPhone(written: string): string {
  return withoutTrunk(written)
    .replace(/[()[\]./-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
