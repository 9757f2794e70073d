import { listOwnNumbers } from '@/lib/server/commerce/own-numbers/own-numbers';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { getToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { Actor } from '@/lib/server/identity/actor';
import type { PersonOwner } from '@/lib/server/identity/owner';
import { siteOrigin } from '@/lib/server/platform/config/site-origin';
import { AppError } from '@/lib/shared/messages/errors';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { requireList } from './get-lists';
import { labelsPdf, listsTextsIn } from './labels-pdf';

type Options = {
  /** Ids in hex; the whole list without. */
  tools?: ReadonlySet<string> | undefined;
  language?: Language | undefined;
  now?: Date;
};

async function ownNumbers(owner: PersonOwner): Promise<ReadonlyMap<string, string>> {
  const { aliases } = await listOwnNumbers(owner);
  // A tool may have several: the first by name stands on its shelf.
  return new Map(aliases.toReversed().map(({ toolId, alias }) => [toolId, alias]));
}

/** Throws `not-found`, and `validation-failed` if there is nothing to print. */
export async function getListLabels(
  actor: Actor,
  id: string,
  { tools, language = LANGUAGES.default, now = new Date() }: Options = {},
): Promise<Response> {
  const reader = buyerOf(actor);
  const list = await requireList(reader, id);
  const lines = list.lines.filter(({ toolId }) => !tools || tools.has(toolId.toHexString()));
  if (lines.length === 0) throw new AppError('validation-failed', { issues: { tools: ['list-empty'] } });
  const [offers, numbers] = await Promise.all([
    getToolOffers(
      lines.map(({ toolId }) => toolId),
      undefined,
      language,
    ),
    ownNumbers(reader.owner),
  ]);
  const { labels: texts } = listsTextsIn(language);
  const labels = lines.map((line) => {
    const hex = line.toolId.toHexString();
    const { sku, name } = offers.get(hex) ?? line;
    const ownNumber = numbers.get(hex);
    return {
      ...{ name, sku },
      quantity: fillText(texts.quantity, { quantity: formatNumber(line.quantity, language) }),
      ...(ownNumber ? { ownNumber: fillText(texts.ownNumber, { number: ownNumber }) } : {}),
      address: `${siteOrigin()}${localPath(ROUTES.quickOrderOf(sku, line.quantity), language)}`,
    };
  });
  const content = await labelsPdf(labels, { list: list.name, language, now });
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="labels.pdf"',
      'cache-control': 'private, no-store',
    },
  });
}
