import { badParam } from './api-error';
import type { Form, FormValue } from './form-encoding';

/** Read by name and type; `refuseRest` rejects what was not read, so that nothing is silently ignored. */
export class Params {
  private readonly unread: Set<string>;

  constructor(
    private readonly form: Form,
    private readonly prefix = '',
  ) {
    this.unread = new Set(Object.keys(form));
  }

  has(name: string): boolean {
    return this.form[name] !== undefined;
  }

  /** A string; an empty one is rejected, as Stripe rejects it, unless `unsettable`. */
  text(name: string, options: { maxLength?: number } = {}): string | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw badParam('Invalid string', this.path(name));
    if (value === '') throw this.emptyError(name);
    const max = options.maxLength ?? 5000;
    if (value.length > max) {
      throw badParam(
        `Invalid string: ${value.slice(0, 20)}…; must be at most ${max} characters`,
        this.path(name),
        'parameter_invalid_string',
      );
    }
    return value;
  }

  /** Reads a parameter like `text`, but an empty one unsets: null. */
  unsettableText(name: string, options: { maxLength?: number } = {}): string | null | undefined {
    if (this.form[name] === '') {
      this.unread.delete(name);
      return null;
    }
    return this.text(name, options);
  }

  integer(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (!/^-?\d{1,15}$/.test(text)) {
      throw badParam(`Invalid integer: ${text}`, this.path(name), 'parameter_invalid_integer');
    }
    return value;
  }

  boolean(name: string): boolean | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (text !== 'true' && text !== 'false') throw badParam(`Invalid boolean: ${text}`, this.path(name));
    return text === 'true';
  }

  oneOf<const T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!(allowed as readonly string[]).includes(text)) {
      throw badParam(
        `Invalid ${this.path(name)}: ${text} is not supported; must be one of ${allowed.join(', ')}`,
        this.path(name),
      );
    }
    return text as T;
  }

  list(name: string): string[] | undefined {
    const value = this.take(name);
    if (value === undefined || value === '') return value === '' ? [] : undefined;
    if (!Array.isArray(value) || !value.every((part): part is string => typeof part === 'string')) {
      throw badParam('Invalid array', this.path(name));
    }
    return value;
  }

  /** Returns the parameters inside `name`; the caller must call `refuseRest` on them as well. */
  part(name: string): Params | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    if (typeof value === 'string' || Array.isArray(value)) throw badParam('Invalid object', this.path(name));
    return new Params(value, this.path(name));
  }

  /** Named strings (`metadata`); null for `metadata=''`, which unsets all. An empty string unsets its name. */
  texts(name: string): Record<string, string> | null | undefined {
    if (this.form[name] === '') {
      this.unread.delete(name);
      return null;
    }
    const part = this.part(name);
    if (part === undefined) return undefined;
    const texts: Record<string, string> = {};
    for (const key of Object.keys(part.form)) {
      const value = part.form[key];
      if (typeof value !== 'string') throw badParam('Invalid string', part.path(key));
      if (key.length > 40) {
        throw badParam('Metadata keys can have at most 40 characters', this.path(name));
      }
      if (value.length > 500) {
        throw badParam(
          `Metadata values can have up to 500 characters, but you passed in a value that is ${value.length} characters.`,
          part.path(key),
        );
      }
      texts[key] = value;
    }
    return texts;
  }

  required<T>(name: string, value: T | undefined): T {
    if (value === undefined) {
      throw badParam(`Missing required param: ${this.path(name)}.`, this.path(name), 'parameter_missing');
    }
    return value;
  }

  /** Throws ApiError `parameter_unknown` naming the first parameter that was not read. */
  refuseRest(): void {
    const [name] = this.unread;
    if (name === undefined) return;
    throw badParam(
      `Received unknown parameter: ${this.path(name)} (the local emulator for Stripe does not support it)`,
      this.path(name),
      'parameter_unknown',
    );
  }

  path(name: string): string {
    return this.prefix === '' ? name : `${this.prefix}[${name}]`;
  }

  private take(name: string): FormValue | undefined {
    this.unread.delete(name);
    return this.form[name];
  }

  private emptyError(name: string) {
    const path = this.path(name);
    return badParam(
      `You passed an empty string for '${path}'. We assume empty values are an attempt to unset a parameter; however '${path}' cannot be unset. You should remove '${path}' from your request or supply a non-empty value.`,
      path,
      'parameter_invalid_empty',
    );
  }
}
