import type { Document } from '#bson';
import { MongoError } from '#errors';
import { isDocument, isNullish, typeAlias } from '#values/bson-type';
import { isNumeric, toDouble } from '#values/number';

export class Arguments {
  constructor(
    private readonly where: string,
    readonly body: Document,
  ) {}

  wrongType(field: string, expected: string, actual: unknown = this.body[field]): MongoError {
    return new MongoError(
      'TypeMismatch',
      `BSON field '${this.where}.${field}' is the wrong type '${typeAlias(actual)}', expected type '${expected}'`,
    );
  }

  private required<T>(field: string, value: T | undefined): T {
    if (value !== undefined) return value;
    throw new MongoError(40414, `BSON field '${this.where}.${field}' is missing but a required field`);
  }

  private has(field: string): boolean {
    return !isNullish(this.body[field]);
  }

  document(field: string): Document | undefined {
    if (!this.has(field)) return undefined;
    const value = this.body[field];
    if (!isDocument(value)) throw this.wrongType(field, 'object');
    return value;
  }

  requiredDocument(field: string): Document {
    return this.required(field, this.document(field));
  }

  /** An update or a replacement. Throws code 238 for a pipeline. */
  update(field: string): Document {
    if (Array.isArray(this.body[field])) {
      throw new MongoError(
        'NotImplemented',
        `${this.where}.${field}: an update by a pipeline is not supported`,
      );
    }
    return this.requiredDocument(field);
  }

  documents(field: string): Document[] | undefined {
    if (!this.has(field)) return undefined;
    const items: unknown = this.body[field];
    if (!Array.isArray(items)) throw this.wrongType(field, 'array');
    for (const [index, item] of items.entries()) {
      if (!isDocument(item)) throw this.wrongType(`${field}.${index}`, 'object', item);
    }
    return items;
  }

  requiredDocuments(field: string): Document[] {
    return this.required(field, this.documents(field));
  }

  string(field: string): string | undefined {
    if (!this.has(field)) return undefined;
    if (typeof this.body[field] !== 'string') throw this.wrongType(field, 'string');
    return this.body[field];
  }

  requiredString(field: string): string {
    return this.required(field, this.string(field));
  }

  /** Numbers count as true or false too, as they do in mongod. */
  flag(field: string): boolean {
    const value = this.body[field];
    if (typeof value === 'boolean' || !this.has(field)) return value === true;
    if (isNumeric(value)) return toDouble(value) !== 0;
    throw this.wrongType(field, 'bool');
  }

  /** A whole number that is not negative. Throws codes 14 and 51024. */
  count(field: string): number | undefined {
    if (!this.has(field)) return undefined;
    const value: unknown = this.body[field];
    if (!isNumeric(value)) throw this.wrongType(field, 'long');
    const number = Math.trunc(toDouble(value));
    if (number >= 0) return number;
    throw new MongoError(51024, `BSON field '${field}' value must be >= 0, actual value '${number}'`);
  }

  /** Throws code 40415 for a field that is none of `allowed`. */
  refuseOthers(allowed: readonly string[]): void {
    const unknown = Object.keys(this.body).find((field) => !allowed.includes(field));
    if (unknown === undefined) return;
    throw new MongoError(40415, `BSON field '${this.where}.${unknown}' is an unknown field.`);
  }
}
