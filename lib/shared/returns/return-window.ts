import { shop } from '#shop';
import { shiftDay } from '../dates/zoned-days';
import { LANGUAGES, type Language } from '../site/languages';

const { windowDays = 30, address = shop.contact.address, instructions = {} } = shop.returns ?? {};

/** Where units are sent back to. */
export const RETURN_ADDRESS = address;

/** The last day on which units that shipped on this day can be returned; undefined where the shop takes none. */
export function returnableUntil(shippedOn: string): string | undefined {
  return windowDays > 0 ? shiftDay(shippedOn, { days: windowDays }) : undefined;
}

export function isReturnable(shippedOn: string, today: string): boolean {
  const until = returnableUntil(shippedOn);
  return until !== undefined && today <= until;
}

/** What the shop writes on every return slip; empty for nothing. */
export function returnInstructions(language: Language): string {
  return instructions[language] ?? instructions[LANGUAGES.default] ?? '';
}
