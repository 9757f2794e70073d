import type { Json } from './exchange';

/** What a text that the store made up looks like, and what stands for it. The first that matches the whole text counts. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/^[0-9a-f]{24}$/, '<id>'],
  [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, '<time>'],
  [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '<uuid>'],
  [/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/, '<access token>'],
  [/^pi_\w+_secret_\w+$/, '<client secret>'],
  [/^pi_\w+$/, '<payment intent>'],
  [/^FL-[0-9A-HJKMNP-TV-Z]{6}$/, '<order number>'],
  [/^FT-[0-9A-HJKMNP-TV-Z]{6}$/, '<SKU>'],
  [/^INV-\d+$/, '<invoice number>'],
  [/^CN-\d+$/, '<credit note number>'],
];

/**
 * Replaces what differs from run to run: texts that a test made up by the name it gave them, wherever they stand, and
 * texts that the store made up by their kind, where they are the whole value.
 */
export class Placeholders {
  readonly #named = new Map<string, string>();

  /** From now on `<name>` stands for this text. */
  name(text: string, name: string): void {
    this.#named.set(text, `<${name}>`);
  }

  /** From now on names stand for an account's e-mail, in small letters and in capitals, and for its name. */
  nameAccount(person: { email: string; name: string }, who: string): void {
    this.name(person.email, `${who}’s e-mail`);
    this.name(person.email.toUpperCase(), `${who}’s e-mail in capitals`);
    if (person.name) this.name(person.name, `${who}’s name`);
  }

  text(text: string): string {
    // A longer text may hold a shorter one.
    const named = [...this.#named].sort(([a], [b]) => b.length - a.length);
    const replaced = named.reduce((left, [made, name]) => left.replaceAll(made, name), text);
    return SHAPES.find(([shape]) => shape.test(replaced))?.[1] ?? replaced;
  }

  /** The value with placeholders in it; what JSON cannot say is left out, as on the wire. */
  value(value: unknown): Json {
    if (typeof value === 'string') return this.text(value);
    if (Array.isArray(value)) return value.map((element) => this.value(element));
    if (typeof value !== 'object' || value === null) return value as Json;
    const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return Object.fromEntries(fields.map(([field, inner]) => [field, this.value(inner)]));
  }
}
