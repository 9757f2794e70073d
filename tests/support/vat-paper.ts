import { ObjectId } from 'mongodb';
import type { ChargedPaper, InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import type { TaxGroup } from '@/lib/shared/trade/costs-of';
import type { Seller } from '@/lib/shared/trade/settings/seller.schema';

export type PaperWithVat = InvoiceDocument & ChargedPaper & { sellerParty: Seller };

export const muster: Seller = {
  name: 'Muster GmbH',
  street: 'Weg 1',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
  vatId: 'DE136695976',
  taxNumber: '143/123/12345',
  phone: '+49 89 1230',
  email: 'rechnung@example.com',
  bank: { iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
};

/** A group of goods and freight, untaxed unless a tax is given. */
export function taxGroup(group: Partial<TaxGroup> & Pick<TaxGroup, 'treatment' | 'goodsCents'>): TaxGroup {
  const { goodsCents, shippingCents = 0 } = group;
  return { rate: 0, shippingCents, basisCents: goodsCents + shippingCents, taxCents: 0, ...group };
}

const noted = {
  'intra-community': 'K',
  'reverse-charge': 'AE',
  export: 'G',
  'small-business': 'E',
} as const;

/** The one group of a paper without VAT: 42.40 net. */
export function untaxed(
  treatment: keyof typeof noted,
): Pick<ChargedPaper, 'groups' | 'netCents' | 'taxCents' | 'notes'> {
  const group = taxGroup({ treatment, category: noted[treatment], goodsCents: 3_750, shippingCents: 490 });
  return { groups: [group], netCents: 4_240, taxCents: 0, notes: [treatment] };
}

/** An invoice on account to a company in Munich: 3 × 12.50 and freight of 4.90 at 19 %, 50.46. */
export function paperWithVat(overrides: Partial<PaperWithVat> = {}): PaperWithVat {
  const address = { street: 'Allee 2', postalCode: '80333', city: 'München', country: 'DE' };
  const { groups, netCents, taxCents } = {
    ...{ netCents: 4_240, taxCents: 806 },
    groups: [
      taxGroup({
        ...{ treatment: 'domestic', category: 'S', rate: 19_000 },
        ...{ goodsCents: 3_750, shippingCents: 490, taxCents: 806 },
      }),
    ],
    ...overrides,
  };
  return {
    _id: new ObjectId('64b000000000000000000001'),
    orderId: new ObjectId('64b000000000000000000002'),
    ...{ kind: 'invoice', sequence: 7, number: 'INV-000007', orderNumber: 'FL-7K2M9Q', part: 1 },
    ...{
      issuedAt: new Date('2026-11-21T11:00:00Z'),
      issuedOn: '2026-11-21',
      language: 'en',
      currency: 'eur',
    },
    seller: { name: 'Muster', address: 'Weg 1', email: 'rechnung@example.com', phone: '+49 89 1230' },
    buyer: {
      userId: new ObjectId('64b000000000000000000003'),
      ...{ name: 'Ada Beck', email: 'ada@example.com', address: 'Allee 2', phone: '+49 89 456' },
    },
    billTo: {
      number: 'C-1',
      name: 'Beck Bau AG',
      billing: { ...address, name: '', addition: '', region: '', phone: '' },
    },
    lines: [
      {
        ...{
          description: 'Hammer',
          sku: 'FL-H',
          quantity: 3,
          unitPriceCents: 1_250,
          amountCents: 3_750,
          group: 0,
        },
        toolId: new ObjectId('64b000000000000000000004'),
      },
    ],
    mode: 'vat',
    delivered: { on: '2026-11-20', what: 'shipped' },
    sellerParty: muster,
    buyerParty: {
      name: 'Beck Bau AG',
      person: 'Ada Beck',
      ...address,
      phone: '+49 89 456',
      email: 'rg@example.com',
    },
    shipTo: { name: 'Lager', ...address },
    notes: [],
    totalCents: netCents + taxCents,
    terms: { days: 30, dueOn: '2026-12-21' },
    ...overrides,
    ...{ groups, netCents, taxCents },
  };
}
