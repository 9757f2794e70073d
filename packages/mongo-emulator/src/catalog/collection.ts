import type { UUID } from 'bson';
import type { IndexDefinition } from './index-definition';

export class Collection {
  indexes: IndexDefinition[] = [];
  count = 0;
  bytes = 0;
  nextRecordId = 1;
  changedAt = 0;
  readonly namespace: string;

  constructor(
    readonly id: number,
    readonly database: string,
    readonly name: string,
    readonly uuid: UUID,
  ) {
    this.namespace = `${database}.${name}`;
  }

  indexNamed(name: string): IndexDefinition | undefined {
    return this.indexes.find((index) => index.name === name);
  }
}
