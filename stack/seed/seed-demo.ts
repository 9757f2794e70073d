import type { Db } from 'mongodb';
import { shop } from '#shop';
import type { LegalPageDocument } from '@/lib/server/platform/db/documents/compliance';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { AddressBookDocument } from '@/lib/server/platform/db/documents/users';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { LEGAL_PAGES } from '@/lib/shared/site/legal-pages';
import { fillText } from '@/lib/shared/text/fill-text';
import { messageDocuments, quoteDocuments } from '../request-documents';
import { BUYING_COMPANIES } from '../seed-data/demo/buying-companies';
import { DEMO_COMPANIES } from '../seed-data/demo/companies';
import { LEGAL_TEXTS_DE } from '../seed-data/demo/legal-texts-de';
import { LEGAL_TEXTS_EN } from '../seed-data/demo/legal-texts-en';
import { SEED_DEALER } from '../seed-data/demo/prices';
import { DEMO_MESSAGES, DEMO_QUOTES } from '../seed-data/demo/requests';
import { TOOL_EXTRAS } from '../seed-data/demo/tool-extras';
import type { SeedUser } from '../seed-data/types';
import { SEED_USERS } from '../seed-data/users';
import { seedFiles } from './files/seed-files';
import { insertMissing } from './insert-missing';
import { seedApprovals } from './seed-approvals';
import { addressFields, seedCompanies } from './seed-companies';
import { SEED_ADMIN_ID, seedId, seedUserId } from './seed-documents';
import { seedPrices } from './seed-prices';

const LEGAL_TEXTS: Partial<Record<Language, typeof LEGAL_TEXTS_EN>> = { de: LEGAL_TEXTS_DE };

/** Whoever orders in the demo's year: those with the most orders first. */
export const DEMO_BUYERS: readonly SeedUser[] = [
  SEED_DEALER,
  ...DEMO_COMPANIES,
  ...BUYING_COMPANIES.flatMap(({ state, members }) => (state === 'active' ? members : [])),
  ...SEED_USERS,
];

/** Packs, documents, delivery times and limits of stock, which tests do without. */
export async function withExtras(db: Db, tools: readonly ToolDocument[], now: Date): Promise<ToolDocument[]> {
  const documents = await seedFiles(db, now);
  return tools.map((tool) => {
    const { packs, ...extras } = TOOL_EXTRAS[tool.slug] ?? {};
    const own = documents.get(tool.slug);
    return {
      ...tool,
      ...extras,
      ...(packs && { packs: packs.map((pack) => ({ ...pack })) }),
      ...(own && {
        documents: own.documents,
        texts: { ...tool.texts, de: { ...tool.texts?.de, documentTitles: own.germanTitles } },
      }),
    };
  });
}

export function addressBook(buyer: SeedUser, now: Date): AddressBookDocument {
  const id = seedId(`address:${buyer.email}`);
  const own = { label: '', reference: '', version: 1, createdAt: now, updatedAt: now };
  return {
    _id: seedUserId(buyer.email),
    revision: 1,
    entries: [{ id, ...addressFields(buyer), ...own }],
    defaultId: id,
  };
}

export function legalPageDocuments(now: Date): LegalPageDocument[] {
  const facts = {
    name: shop.legal.name,
    address: shop.contact.address,
    email: shop.contact.email,
    phone: shop.contact.phone,
  };
  return LEGAL_PAGES.flatMap((page) =>
    LANGUAGES.all.map((language) => ({
      _id: seedId(`legal:${page}:${language}`),
      page,
      language,
      version: 1,
      markdown: fillText((LEGAL_TEXTS[language] ?? LEGAL_TEXTS_EN)[page], facts),
      editedBy: SEED_ADMIN_ID,
      editedAt: now,
    })),
  );
}

/** Seeds what the demo has beside the store that tests start. Can be repeated until it is complete. */
export async function seedDemo(db: Db, tools: readonly ToolDocument[], now: Date): Promise<void> {
  await insertMissing(db.collection('contact_messages'), messageDocuments(DEMO_MESSAGES, now));
  await insertMissing(db.collection('quote_requests'), quoteDocuments(DEMO_QUOTES, tools, now));
  await insertMissing(
    db.collection('address_books'),
    DEMO_BUYERS.map((buyer) => addressBook(buyer, now)),
  );
  await insertMissing(db.collection('legal_pages'), legalPageDocuments(now));
  await seedPrices(db, now);
  await seedCompanies(db, now);
  await seedApprovals(db, now);
}
