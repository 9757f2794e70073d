import 'server-only';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import type { AttachmentKinds } from '@/lib/server/platform/mail/digests-and-attachments';
import { findOffer } from '../offers.repository';
import { offerPdf } from '../read/offer-pdf';

export const OFFER_PDF = 'offer-pdf';

/** The version that the mail is about, also where there is a newer one by now. */
export const offerAttachment: AttachmentKinds[string] = async ({ id, part }) => {
  const offer = await findOffer(parseObjectId(id));
  if (!offer) return null;
  const content = await offerPdf({ ...offer, version: part });
  return { filename: `${offer.number}.pdf`, contentType: 'application/pdf', content };
};
