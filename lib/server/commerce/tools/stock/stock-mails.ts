import type { ObjectId } from 'mongodb';
import { env } from '@/lib/server/platform/config/env';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { stockMailsIn } from '@/lib/shared/texts/mail-texts';

export type LowTool = Pick<ToolDocument, '_id' | 'sku' | 'name' | 'quantity'>;

const LISTED = 40;

export function lowStockMail(tools: readonly LowTool[], id: ObjectId): Mail {
  const { CONTACT_EMAIL, CONTACT_LANGUAGE: language } = env();
  const words = stockMailsIn(language);
  const count = (units: number) => formatNumber(units, language);
  const [only] = tools;
  const isOne = tools.length === 1;
  const rest = tools.length - LISTED;
  const content = composeMail({
    language,
    words: {
      ...words.low,
      ...(isOne ? words.one : words.many),
      notes: [...(rest > 0 ? [words.rest] : []), ...words.low.notes],
    },
    values: { name: only?.name ?? '', count: count(tools.length), rest: count(rest) },
    links: tools.slice(0, LISTED).map(({ _id, sku, name, quantity }) => ({
      label: fillText(words.tool, { sku, name, count: count(quantity) }),
      url: siteLink(ROUTES.toolStock(_id.toHexString()), language),
    })),
    url: siteLink(ROUTES.manageProducts, language, { lowStock: 'true', sort: 'quantity' }),
  });
  return { key: `low-stock:${id.toHexString()}`, to: CONTACT_EMAIL, ...content };
}

export type Restocked = {
  /** The watch that the mail ends, or one of them: the key of the mail. */
  watchId: ObjectId;
  email: string;
  language: Language;
  tools: readonly Pick<ToolDocument, 'sku' | 'name' | 'slug' | 'quantity'>[];
};

export function restockedMail({ watchId, email, language, tools }: Restocked): Mail {
  const words = stockMailsIn(language);
  const [only] = tools;
  const isOne = tools.length === 1 && only !== undefined;
  const content = composeMail({
    language,
    words: { ...words.restocked, ...(isOne ? words.restockedOne : words.restockedMany) },
    values: { name: only?.name ?? '', count: formatNumber(tools.length, language) },
    links: tools.map(({ sku, name, slug, quantity }) => ({
      label: fillText(words.tool, { sku, name, count: formatNumber(quantity, language) }),
      url: siteLink(ROUTES.tool(slug), language),
    })),
    ...(isOne ? { url: siteLink(ROUTES.tool(only.slug), language) } : {}),
  });
  return { key: `restocked:${watchId.toHexString()}`, to: email, ...content };
}
