import { type Document, decode } from '@/standins/mongo/bson';

/** A document where it is stored; decoded when it is first looked into. */
export class StoredDocument {
  private decoded: Document | undefined;

  constructor(
    readonly recordId: number,
    readonly raw: Buffer,
  ) {}

  get document(): Document {
    this.decoded ??= decode(this.raw);
    return this.decoded;
  }
}
