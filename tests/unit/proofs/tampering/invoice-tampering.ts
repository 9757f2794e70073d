import { withFreight } from '../with-freight';
import { find, refundPart } from './recorded-events';
import type { Tamperings } from './tampering';

/** Ways in which data about invoices and credit notes is wrong. */
export const INVOICE_TAMPERING: Tamperings = {
  'one invoice a paid order': {
    'an invoice with other lines than the order'(s) {
      s.invoices[0]!.lines[0]!.quantity += 1;
    },
    'a paid order without an invoice'(s) {
      s.invoices.shift();
    },
    'an invoice of another amount'(s) {
      s.invoices[0]!.totalCents += 1;
    },
    'a credit note for an order that was not refunded'(s) {
      s.invoices[2]!.orderId = find(s, 'FL-SHIP')._id;
    },
    'an invoice with freight that is not in its total'(s) {
      withFreight(s);
      const group = s.invoices[0]!.groups![0]!;
      group.shippingCents += 490;
      group.basisCents += 490;
    },
    'an invoice with a group of other goods than its lines'(s) {
      withFreight(s);
      s.invoices[0]!.groups![0]!.goodsCents -= 1;
    },
    'a part without a credit note'(s) {
      refundPart(s);
      s.invoices.pop();
    },
    'a credit note of a cent more than its part'(s) {
      refundPart(s);
      s.invoices.at(-1)!.totalCents -= 1;
    },
  },
  'gap-free invoice numbers': {
    'a gap'(s) {
      s.invoices[1]!.sequence = 3;
    },
    'a number that was taken and not used'(s) {
      s.counters[0]!.last = 3;
    },
  },
};
