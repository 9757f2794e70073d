/** Converts a phone number as people write it, `(330) 555-0110`, to what the order form accepts: `330 555 0110`. */
export function dialledPhone(written: string): string {
  return written
    .replace(/[()./-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
