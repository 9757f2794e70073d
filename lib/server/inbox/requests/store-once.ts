import 'server-only';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { RequestFields } from '@/lib/server/platform/db/documents/requests-and-offers';
import { findRepeated, type Idempotency, runOnce } from '@/lib/server/platform/idempotency';

const NUMBERING_ATTEMPTS = 8;

export type Stored = Pick<RequestFields, 'number' | 'idempotency'>;

type StoreOnce<Document> = {
  idempotency: Idempotency | undefined;
  /** Of the same requester. */
  findByKey: (key: string) => Promise<Stored | null>;
  /** With another number each time. */
  make: () => Document;
  store: (request: Document) => Promise<void>;
};

/**
 * Returns the number; that of the first if one was sent under the same key, however long ago. A taken number is drawn again.
 * Throws `idempotency-mismatch`, and what `store` throws.
 */
export async function storeOnce<Document extends RequestFields>({
  idempotency,
  findByKey,
  make,
  store,
}: StoreOnce<Document>): Promise<string> {
  const { number } = await runOnce<Stored>(
    () => findRepeated(idempotency, findByKey),
    async () => {
      for (let attempt = 1; ; attempt += 1) {
        const request = make();
        try {
          await store(request);
          return request;
        } catch (error) {
          if (!isDuplicateKey(error, 'number') || attempt >= NUMBERING_ATTEMPTS) throw error;
        }
      }
    },
  );
  return number;
}
