import { inDays, offerTo } from '@/tests/support/offers';
import { anAdmin, registerCustomer } from '@/tests/support/people';
import { byAdmin, byCustomer, type Rows } from './expected';

const subjectOf = ({ id, number }: { id: string; number: string }) => ({ kind: 'offer', id, label: number });

export const OFFER_ROWS: Rows<'offer'> = {
  'offer.sent': () => {
    const validUntil = inDays(14);
    return byAdmin(
      registerCustomer()
        .then((person) => offerTo(person))
        .then((offer) => ({
          subject: subjectOf(offer),
          after: { version: 1, dueCents: 4_995, validUntil, holdStock: false },
        })),
    );
  },
  'offer.countered': async () => {
    const person = await registerCustomer();
    const offer = await offerTo(person);
    await person.call('POST', `/api/offer/${offer.id}/counter`, { version: 1, note: 'Less, please' });
    return byCustomer(person, {
      subject: subjectOf(offer),
      before: { state: 'sent' },
      after: { state: 'countered', version: 1 },
    });
  },
  'offer.withdrawn': async () => {
    const offer = await offerTo(await registerCustomer());
    await (await anAdmin()).call('POST', `/api/all-offer/${offer.id}/withdraw`, {});
    return byAdmin(
      Promise.resolve({
        subject: subjectOf(offer),
        before: { state: 'sent' },
        after: { state: 'withdrawn', version: 1 },
      }),
    );
  },
};
