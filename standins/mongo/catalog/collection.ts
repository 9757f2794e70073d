import type { UUID } from 'bson';
import type { Document } from '@/standins/mongo/bson';
import { compileFilter, type Matcher } from '@/standins/mongo/query/filter';
import type { TextIndex } from '@/standins/mongo/query/text';
import type { IndexDefinition } from './index-definition';

/** How a collection treats documents that its validator refuses. */
export type Validation = { matcher: Matcher; action: 'error' | 'warn'; level: 'off' | 'strict' | 'moderate' };

/** A collection as it is kept in memory. What is counted follows every committed change. */
export class Collection {
  indexes: IndexDefinition[] = [];
  count = 0;
  bytes = 0;
  nextRecordId = 1;
  /** Number of the catalog's change that touched this collection last. */
  changedAt = 0;
  private validation?: Validation | null;

  constructor(
    readonly id: number,
    readonly database: string,
    readonly name: string,
    readonly uuid: UUID,
    public options: Document,
  ) {}

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  /** Compiled on first use. */
  get validator(): Validation | undefined {
    if (this.validation === undefined) {
      const { validator, validationAction, validationLevel } = this.options;
      this.validation =
        validator && Object.keys(validator).length > 0
          ? {
              matcher: compileFilter(validator),
              action: validationAction ?? 'error',
              level: validationLevel ?? 'strict',
            }
          : null;
    }
    return this.validation ?? undefined;
  }

  setOptions(options: Document): void {
    this.options = options;
    this.validation = undefined;
  }

  get textIndex(): TextIndex | undefined {
    return this.indexes.find((index) => index.text)?.text;
  }

  indexNamed(name: string): IndexDefinition | undefined {
    return this.indexes.find((index) => index.name === name);
  }
}
