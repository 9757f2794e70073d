import { withFreight } from '../with-freight';
import { withTax, withTaxBack, withTaxOwed, withUntaxed } from '../with-tax';
import { find } from './recorded-events';
import type { Tamperings } from './tampering';

/** Ways in which papers of a shop that charges tax are wrong. */
export const TAX_TAMPERING: Tamperings = {
  'papers are taxed like their orders': {
    'a paper that says a cent more tax than its groups'(s) {
      withTax(s).taxCents += 1;
    },
    'an invoice by card with other tax than its order'(s) {
      const invoice = withTax(s);
      Object.assign(invoice, { taxCents: 999, totalCents: 6_251 });
      invoice.groups[0]!.taxCents += 1;
    },
    'a paper of another treatment than its order'(s) {
      withTax(s).groups[0]!.treatment = 'export';
    },
    'a paper without groups of an order with them'(s) {
      withFreight(s);
      delete s.invoices[0]!.mode;
    },
    'a paper of another mode than its order'(s) {
      withTax(s).mode = 'us';
    },
    'a paper with groups of an order without'(s) {
      withTax(s);
      delete find(s, 'FL-SHIP').taxes;
    },
  },
  'credit notes take what is left': {
    'more tax credited than was invoiced'(s) {
      withTaxBack(s).groups[0]!.taxCents -= 600;
    },
    'freight credited that was not invoiced'(s) {
      withTaxBack(s).groups[0]!.shippingCents -= 253;
    },
    'all money back, and tax left'(s) {
      const note = withTaxBack(s);
      note.totalCents = -6_250;
    },
    'a credit note of another rate than its invoice'(s) {
      withTaxBack(s).groups[0]!.rate = 7_000;
    },
    'a credit note that corrects no invoice'(s) {
      withTaxBack(s).corrects = 'INV-000009';
    },
  },
  'shipments on account are invoiced once': {
    'freight on another invoice than the first'(s) {
      withTaxOwed(s).part = 2;
    },
    'more freight than the order has'(s) {
      withTaxOwed(s).groups[0]!.shippingCents += 1;
    },
    'more net than the order has'(s) {
      withTaxOwed(s).netCents += 1;
    },
    'tax that no rounding explains'(s) {
      withTaxOwed(s).taxCents += 2;
    },
  },
  'what is not taxed is proved': {
    'an untaxed supply without a check'(s) {
      delete withUntaxed(s).checkId;
    },
    'an untaxed supply without the buyer’s number'(s) {
      delete withUntaxed(s).buyerParty.vatId;
    },
    'an untaxed supply by a check that confirmed nothing'(s) {
      withUntaxed(s);
      s.vatChecks[0]!.answer = 'unknown';
    },
    'an untaxed supply by the check of another number'(s) {
      withUntaxed(s);
      s.vatChecks[0]!.vatId = 'ATU99999999';
    },
    'an untaxed supply by a check that is too old'(s) {
      withUntaxed(s);
      s.vatChecks[0]!.asked = new Date(0);
    },
    'an exemption without a certificate'(s) {
      withTax(s).groups[0]!.treatment = 'exempt';
    },
  },
};
