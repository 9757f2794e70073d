import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DisputeNotice } from '@/components/disputes/dispute-notice';
import type { Dispute } from '@/lib/shared/payments/returned-money.schema';
import { textsFor } from '@/lib/shared/texts/texts-for';

const TEXTS = textsFor('en').orderPage.disputes;
const { lostUnshipped, noRefund, otherPayment, shipping } = TEXTS.notice;

const DISPUTE: Dispute = {
  id: 'du_1',
  transactionId: 'pi_one',
  amount: 30,
  reason: 'duplicate',
  state: 'to-answer',
  isInquiry: false,
  openedAt: '2026-11-19T10:00:00.000Z',
};

function notice(dispute: Partial<Dispute>, transactionId: string | undefined): string {
  const order = { state: transactionId ? 'paid' : 'cancelled', transactionId } as const;
  const element = createElement(DisputeNotice, { dispute: { ...DISPUTE, ...dispute }, order, texts: TEXTS });
  return renderToStaticMarkup(element);
}

it('the notice of a dispute on the page of a paid order explains its effect on the order that the payment paid', () => {
  const open = notice({}, 'pi_one');
  for (const sentence of [noRefund, shipping]) expect(open).toContain(sentence);
  expect(notice({ state: 'lost' }, 'pi_one')).toContain(lostUnshipped);
  expect(open).not.toContain(otherPayment);
});

it('the notice of a dispute on the page of a paid order marks another payment only as another', () => {
  for (const state of ['to-answer', 'lost'] as const) {
    const shown = notice({ state }, 'pi_two');
    expect(shown).toContain(otherPayment);
    for (const sentence of [noRefund, shipping, lostUnshipped]) expect(shown).not.toContain(sentence);
  }
});

it('the notice of a dispute on the page of a paid order does not mention another payment where none has paid the order', () => {
  expect(notice({}, undefined)).not.toContain(otherPayment);
});
