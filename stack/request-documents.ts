import type { RequestFields, StoredRequest } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { nameIn } from './seed/catalogue-language';
import { seedCode, seedId, seedUserId } from './seed/seed-documents';
import { DEMO_ACCOUNTS } from './seed-data/demo-accounts';
import type { SeedMessage, SeedQuote } from './seed-data/requests';

const HOUR_MS = 3_600_000;
const NUMBER_CODE_LENGTH = 6;

function requestFields(prefix: string, seed: SeedQuote | SeedMessage, now: Date): RequestFields {
  const key = `${prefix}:${seed.email}:${seed.hoursAgo}`;
  const receivedAt = new Date(now.getTime() - seed.hoursAgo * HOUR_MS);
  const [admin] = DEMO_ACCOUNTS;
  return {
    _id: seedId(key),
    number: `${prefix}-${seedCode(key, NUMBER_CODE_LENGTH)}`,
    name: seed.name,
    email: seed.email,
    ...(seed.company ? { company: seed.company } : {}),
    ...(seed.phone ? { phone: seed.phone } : {}),
    language: LANGUAGES.default,
    userId: seed.signedIn ? seedUserId(seed.email) : null,
    receivedAt,
    ...(seed.answeredAfter === undefined
      ? { state: seed.isSpam ? 'spam' : 'open' }
      : {
          state: 'answered',
          answeredAt: new Date(receivedAt.getTime() + seed.answeredAfter * HOUR_MS),
          answeredBy: { userId: seedUserId(admin.email), name: admin.name },
        }),
  };
}

export function messageDocuments(messages: readonly SeedMessage[], now: Date): StoredRequest<'contact'>[] {
  return messages.map((seed) => ({
    ...requestFields('MSG', seed, now),
    topic: seed.topic,
    message: seed.message,
  }));
}

export function quoteDocuments(
  quotes: readonly SeedQuote[],
  tools: readonly ToolDocument[],
  now: Date,
): StoredRequest<'quote'>[] {
  return quotes.map((seed) => ({
    ...requestFields('RFQ', seed, now),
    lines: seed.lines.map(([slug, quantity]) => {
      const tool = tools.find((one) => one.slug === slug);
      if (!tool) throw new Error(`the demo has no tool ${slug}`);
      return {
        toolId: tool._id,
        toolName: nameIn(tool, LANGUAGES.default),
        toolSku: tool.sku,
        toolImage: tool.image,
        unitPriceCents: tool.priceCents,
        quantity,
      };
    }),
    ...(seed.note ? { note: seed.note } : {}),
  }));
}
