import 'server-only';
import type { RequestFields } from '@/lib/server/platform/db/documents/requests';
import { isDuplicateKey } from '@/lib/server/platform/db/duplicate-key';
import type { Idempotency } from '@/lib/server/platform/identifiers/idempotency-key';
import { AppError } from '@/lib/shared/messages/errors';

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

async function findRepeated<Document>(options: StoreOnce<Document>): Promise<string | null> {
  const { idempotency, findByKey } = options;
  const found = idempotency && (await findByKey(idempotency.key));
  if (!found) return null;
  if (found.idempotency?.fingerprint !== idempotency.fingerprint) throw new AppError('idempotency-mismatch');
  return found.number;
}

/**
 * Returns the number; that of the first if one was sent under the same key, however long ago. A taken number is drawn again.
 * Throws `idempotency-mismatch`, and what `store` throws.
 */
export async function storeOnce<Document extends RequestFields>(
  options: StoreOnce<Document>,
): Promise<string> {
  const repeated = await findRepeated(options);
  if (repeated) return repeated;
  for (let attempt = 1; ; attempt += 1) {
    const request = options.make();
    try {
      await options.store(request);
      return request.number;
    } catch (error) {
      const twin = await findRepeated(options);
      if (twin) return twin;
      if (!isDuplicateKey(error, 'number') || attempt >= NUMBERING_ATTEMPTS) throw error;
    }
  }
}
