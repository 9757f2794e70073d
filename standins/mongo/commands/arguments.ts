import { Long } from 'bson';
import type { Document } from '@/standins/mongo/bson';
import { MongoStandinError } from '@/standins/mongo/errors';
import { isDocument, typeAlias } from '@/standins/mongo/query/bson-type';
import { isNumeric, toDouble } from '@/standins/mongo/query/number';

/** Fields of a command or of a part of one, read by type. `where` is what errors call it, such as `find`. */
export class Arguments {
  constructor(
    private readonly where: string,
    readonly body: Document,
  ) {}

  private wrongType(field: string, expected: string): MongoStandinError {
    const actual = typeAlias(this.body[field]);
    return new MongoStandinError(
      'TypeMismatch',
      `BSON field '${this.where}.${field}' is the wrong type '${actual}', expected type '${expected}'`,
    );
  }

  private missing(field: string): MongoStandinError {
    return new MongoStandinError(
      40414,
      `BSON field '${this.where}.${field}' is missing but a required field`,
    );
  }

  private has(field: string): boolean {
    return this.body[field] !== undefined && this.body[field] !== null;
  }

  document(field: string): Document | undefined {
    if (!this.has(field)) return undefined;
    const value = this.body[field];
    if (!isDocument(value)) throw this.wrongType(field, 'object');
    return value;
  }

  requiredDocument(field: string): Document {
    const value = this.document(field);
    if (!value) throw this.missing(field);
    return value;
  }

  array(field: string): unknown[] | undefined {
    if (!this.has(field)) return undefined;
    if (!Array.isArray(this.body[field])) throw this.wrongType(field, 'array');
    return this.body[field];
  }

  documents(field: string): Document[] | undefined {
    const items = this.array(field);
    for (const [index, item] of (items ?? []).entries()) {
      if (!isDocument(item)) {
        throw new MongoStandinError(
          'TypeMismatch',
          `BSON field '${this.where}.${field}.${index}' is the wrong type '${typeAlias(item)}', expected type 'object'`,
        );
      }
    }
    return items as Document[] | undefined;
  }

  requiredDocuments(field: string): Document[] {
    const items = this.documents(field);
    if (!items) throw this.missing(field);
    return items;
  }

  string(field: string): string | undefined {
    if (!this.has(field)) return undefined;
    if (typeof this.body[field] !== 'string') throw this.wrongType(field, 'string');
    return this.body[field];
  }

  requiredString(field: string): string {
    const value = this.string(field);
    if (value === undefined) throw this.missing(field);
    return value;
  }

  /** Numbers count as true or false too, as they do in mongod. */
  flag(field: string): boolean {
    if (!this.has(field)) return false;
    const value = this.body[field];
    if (typeof value === 'boolean') return value;
    if (isNumeric(value)) return toDouble(value) !== 0;
    throw this.wrongType(field, 'bool');
  }

  /** A whole number that is not negative. Throws codes 14 and 51024. */
  count(field: string): number | undefined {
    if (!this.has(field)) return undefined;
    const value = this.body[field];
    if (!isNumeric(value)) throw this.wrongType(field, 'long');
    const number = toDouble(value);
    if (number < 0) {
      throw new MongoStandinError(
        51024,
        `BSON field '${field}' value must be >= 0, actual value '${number}'`,
      );
    }
    return Math.trunc(number);
  }

  long(field: string): Long {
    const value = this.body[field];
    if (value instanceof Long) return value;
    if (typeof value === 'number') return Long.fromNumber(value);
    if (value === undefined) throw this.missing(field);
    throw this.wrongType(field, 'long');
  }

  /** Throws code 40415 for a field that is none of `known`. */
  requireKnown(known: readonly string[]): void {
    for (const field of Object.keys(this.body)) {
      if (!known.includes(field)) {
        throw new MongoStandinError(40415, `BSON field '${this.where}.${field}' is an unknown field.`);
      }
    }
  }

  /** Throws code 238 for a field that is understood but cannot be done, unless it asks for nothing. */
  refuse(...fields: string[]): void {
    for (const field of fields) {
      const value = this.body[field];
      const asksNothing = !this.has(field) || value === false || value === 0;
      if (!asksNothing && !(isDocument(value) && Object.keys(value).length === 0)) {
        throw new MongoStandinError(
          'NotImplemented',
          `${this.where}: the option '${field}' is not supported`,
        );
      }
    }
  }
}
