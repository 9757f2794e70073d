import 'server-only';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { makePdf, PAGE, write } from '@/lib/server/platform/pdf/pdf-page';
import { formatMoment } from '@/lib/shared/dates/dates';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { unbrokenMeasures } from '@/lib/shared/text/measures';
import { shop } from '@/shop.config';
import { noteInLines, numberPages, packingTextsIn, writeTickRows, writeTitle } from './list-page';
import { pickRows } from './pick-rows';

export function pickListPdf(
  orders: readonly OrderDocument[],
  { language, now, timeZone }: { language: Language; now: Date; timeZone: string },
): Promise<Buffer> {
  const packing = packingTextsIn(language);
  const subject = orders.map(({ number }) => number).join(', ');
  const facts = { title: packing.pickList, author: shop.name, subject, language, createdAt: now };
  return makePdf(facts, function* (pdf) {
    const about = fillText(orders.length === 1 ? packing.ofOne : packing.ofMany, {
      count: formatNumber(orders.length, language),
      moment: formatMoment(now.toISOString(), language, timeZone),
    });
    const picked = pickRows(orders);
    const rows = picked.map(({ units, name, sku, goesTo }) => ({
      units: formatNumber(units, language),
      name: unbrokenMeasures(name),
      sku,
      note: noteInLines(
        pdf,
        goesTo.map((goes) => `${goes.number} × ${formatNumber(goes.units, language)}`),
      ),
    }));
    const top = writeTitle(pdf, packing.pickList, about);
    const end = yield* writeTickRows(pdf, rows, packing.columns, top);
    const total = picked.reduce((sum, { units }) => sum + units, 0);
    const text = fillText(packing.total, { count: formatNumber(total, language) });
    write(pdf, text, PAGE.margin, end + 10, { weight: 'bold' });
    numberPages(pdf, [{ start: 0, text: packing.page }]);
  });
}
