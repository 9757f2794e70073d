import { shop } from '#shop';
import type { Actor } from '@/lib/server/identity/actor';
import { may } from '@/lib/server/identity/permissions';
import type { ReturnDocument } from '@/lib/server/platform/db/documents/returns';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import type { AttachmentKinds } from '@/lib/server/platform/mail/digests-and-attachments';
import {
  CONTENT,
  type Drawing,
  drawLogo,
  MUTED,
  makePdf,
  PAGE,
  type Pdf,
  rule,
  write,
} from '@/lib/server/platform/pdf/pdf-page';
import { writePageNumbers } from '@/lib/server/platform/pdf/priced-paper';
import { drawQrCode } from '@/lib/server/platform/pdf/qr-code';
import { letterLines } from '@/lib/server/platform/shop/letterhead';
import { AppError } from '@/lib/shared/messages/errors';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { RETURN_ADDRESS, returnInstructions } from '@/lib/shared/returns/return-window';
import { packing as germanPacking } from '@/lib/shared/texts/de/packing';
import { returns as german } from '@/lib/shared/texts/de/returns';
import { packing as englishPacking } from '@/lib/shared/texts/en/packing';
import { returns as english } from '@/lib/shared/texts/en/returns';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { requireManagedReturn, requireOwnReturn } from './read-returns';
import { findReturn } from './returns.repository';

const returnsTextsIn = inLanguage({ en: english, de: german });
const packingTextsIn = inLanguage({ en: englishPacking, de: germanPacking });

const CODE = 110;
const SMALL = { size: 9, color: MUTED, width: CONTENT } as const;
const UNITS_WIDTH = 60;

/** Approved, and not ended without coming back. */
function hasSlip({ state, decidedAt }: ReturnDocument): boolean {
  return decidedAt !== undefined && state !== 'refused' && state !== 'withdrawn';
}

function* writeSlip(pdf: Pdf, made: ReturnDocument): Drawing {
  const { language, number, orderNumber, shipmentNumber, lines } = made;
  const { slip, reasons } = returnsTextsIn(language);
  const beside = CONTENT - CODE - 20;
  drawLogo(pdf);
  const head = write(pdf, letterLines(language), PAGE.margin, PAGE.margin + 20, { ...SMALL, size: 8 });
  const top = head + 12;
  drawQrCode(pdf, number, { x: PAGE.width - PAGE.margin - CODE, y: top, size: CODE });
  let y = write(pdf, slip.title, PAGE.margin, top, { size: 12, color: MUTED, width: beside });
  y = write(pdf, number, PAGE.margin, y + 2, { size: 28, weight: 'bold', width: beside });
  for (const [label, value] of [
    [slip.order, orderNumber],
    [slip.deliveryNote, shipmentNumber],
  ] as const)
    y = write(pdf, `${label} ${value}`, PAGE.margin, y + 2, { width: beside });
  y = write(pdf, slip.sendTo, PAGE.margin, Math.max(y, top + CODE) + 24, SMALL);
  y = write(pdf, `${shop.name}\n${RETURN_ADDRESS}`, PAGE.margin, y + 2, {
    size: 14,
    weight: 'bold',
    width: CONTENT,
  });
  y = write(pdf, slip.outside, PAGE.margin, y + 10, { width: CONTENT }) + 16;
  rule(pdf, y);
  y += 8;
  for (const { name, sku, quantity, approved = quantity, reason } of lines) {
    yield;
    if (approved === 0) continue;
    if (y > PAGE.height - PAGE.margin - 60) {
      pdf.addPage();
      y = PAGE.margin;
    }
    write(pdf, `${formatNumber(approved, language)} ×`, PAGE.margin, y, {
      weight: 'bold',
      width: UNITS_WIDTH,
    });
    const text = { width: CONTENT - UNITS_WIDTH };
    y = write(pdf, name, PAGE.margin + UNITS_WIDTH, y, text);
    y = write(pdf, `${sku} · ${reasons[reason]}`, PAGE.margin + UNITS_WIDTH, y, { ...SMALL, ...text }) + 8;
  }
  for (const words of [made.instructions, returnInstructions(language)])
    if (words) y = write(pdf, words, PAGE.margin, y + 8, { width: CONTENT });
}

/** In the language of the return: the same bytes as long as what it prints has not changed. */
function slipPdf(made: ReturnDocument): Promise<Buffer> {
  const { language, number, decidedAt = made.requestedAt } = made;
  const { slip } = returnsTextsIn(language);
  const title = `${slip.title} ${number}`;
  const facts = { title, author: shop.name, subject: made.orderNumber, language, createdAt: decidedAt };
  const { page } = packingTextsIn(language);
  return makePdf(facts, function* (pdf) {
    yield* writeSlip(pdf, made);
    writePageNumbers(pdf, `${number} · ${page}`);
  });
}

/** Throws `not-found`, also before it is approved. */
export async function getReturnSlip(actor: Actor, id: string): Promise<Response> {
  const made = may(actor, 'manage-orders')
    ? await requireManagedReturn(actor, id)
    : await requireOwnReturn(actor, id);
  if (!hasSlip(made)) throw new AppError('not-found');
  return new Response(new Uint8Array(await slipPdf(made)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${made.number}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** None once it was withdrawn. */
export const returnSlipAttachment: AttachmentKinds[string] = async ({ id }) => {
  const made = await findReturn(parseObjectId(id));
  if (!made || !hasSlip(made)) return [];
  return [{ filename: `${made.number}.pdf`, contentType: 'application/pdf', content: await slipPdf(made) }];
};
