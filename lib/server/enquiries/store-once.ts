import 'server-only';
import type { EnquiryFields } from '@/lib/server/db/documents/enquiries';
import { isDuplicateKey } from '@/lib/server/db/duplicate-key';
import type { Idempotency } from '@/lib/server/identifiers/idempotency-key';
import { AppError } from '@/lib/shared/errors';

const NUMBERING_ATTEMPTS = 8;

export type Stored = Pick<EnquiryFields, 'number' | 'idempotency'>;

type StoreOnce<Enquiry> = {
  idempotency: Idempotency | undefined;
  /** What the same sender stored under this key before. */
  findByKey: (key: string) => Promise<Stored | null>;
  /** A new one, with another number each time. */
  make: () => Enquiry;
  /** All of it or nothing. */
  store: (enquiry: Enquiry) => Promise<void>;
};

async function findRepeated<Enquiry>(options: StoreOnce<Enquiry>): Promise<string | null> {
  const { idempotency, findByKey } = options;
  const found = idempotency && (await findByKey(idempotency.key));
  if (!found) return null;
  if (found.idempotency?.fingerprint !== idempotency.fingerprint) throw new AppError('idempotency-mismatch');
  return found.number;
}

/**
 * Stores an enquiry and answers its number; of a request sent again, at once or later, the number of the first. A taken
 * number is drawn again. Throws `idempotency-mismatch`, and what `store` throws.
 */
export async function storeOnce<Enquiry extends EnquiryFields>(options: StoreOnce<Enquiry>): Promise<string> {
  const repeated = await findRepeated(options);
  if (repeated) return repeated;
  for (let attempt = 1; ; attempt += 1) {
    const enquiry = options.make();
    try {
      await options.store(enquiry);
      return enquiry.number;
    } catch (error) {
      const twin = await findRepeated(options);
      if (twin) return twin;
      if (!isDuplicateKey(error, 'number') || attempt >= NUMBERING_ATTEMPTS) throw error;
    }
  }
}
