import type { PriceQuestion } from '@/components/price-lists/who-pays-what';
import type { AddressQuery } from '@/lib/client/page/list-query';
import { fieldInUtc } from '@/lib/client/prices/moment-fields';
import { listGroupPrices } from '@/lib/server/commerce/prices/get-tool-prices';
import { findToolBySku } from '@/lib/server/commerce/tools/read/get-tool';
import type { Actor } from '@/lib/server/identity/actor';
import { env } from '@/lib/server/platform/config/env';
import { formatMoment } from '@/lib/shared/dates/dates';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { readCount, readUnits } from '@/lib/shared/numbers/read-count';
import { withSentence } from '@/lib/shared/prices/price-receipt';
import { QUANTITY_MAX } from '@/lib/shared/quantity/quantity-rules';
import { languageOf } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value.trim() : '');

/** In UTC with `Z`, else in the shop's time zone, as `datetime-local` has it; the current time by default. */
function momentOf(typed: string): Date {
  const [, field, zone] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z?)$/.exec(typed) ?? [];
  if (field === undefined) return new Date();
  const utc = zone === 'Z' ? field : fieldInUtc(field, env().STORE_TIME_ZONE);
  const moment = new Date(`${utc}:00Z`);
  return Number.isNaN(moment.getTime()) ? new Date() : moment;
}

export async function answerPriceQuestion(
  actor: Actor,
  query: AddressQuery,
  lang: string,
): Promise<PriceQuestion> {
  const [sku, typed, at] = [one(query.sku).slice(0, 100), one(query.quantity), one(query.at)];
  const moment = momentOf(at);
  const question = {
    sku,
    quantity: typed || '1',
    at: moment.toISOString().slice(0, 16),
    heading: '',
    rows: null,
  };
  const language = languageOf(lang);
  const reading = readCount(typed, language);
  if ('readings' in reading) {
    const sentence = textsFor(lang).messages['number-unclear'] ?? VALIDATION['number-unclear'];
    return { ...question, unclear: fillText(sentence, reading.readings) };
  }
  const tool = sku === '' ? null : await findToolBySku(sku);
  if (tool?.price === undefined) return question;
  // Without a usable number the minimum.
  const units = readUnits(typed, language);
  const quantity = units !== null && units <= QUANTITY_MAX ? units : tool.moq;
  const heading = fillText(textsFor(lang).prices.whoPays.result, {
    quantity: formatNumber(quantity, language),
    name: tool.name,
    moment: formatMoment(moment.toISOString(), language, env().STORE_TIME_ZONE),
  });
  const prices = await listGroupPrices(actor, tool, { quantity, at: moment });
  const rows = prices.map((price) => withSentence(price, textsFor(lang).messages));
  return { ...question, sku: tool.sku, quantity: String(quantity), heading, rows };
}
