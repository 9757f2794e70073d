/** A phone number people wrote, `(330) 555-0110`, as the order form takes it: `330 555 0110`. */
export function dialledPhone(written: string): string {
  return written
    .replace(/[()./-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
