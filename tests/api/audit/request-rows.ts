import { expect } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { listed, someAddress } from '@/tests/api/support/requests';
import { anAdmin, call } from '@/tests/support/people';
import { linkIn, mailTo, unique } from '@/tests/support/store';
import { admin, type Expected, type Rows, VISITOR } from './expected';

async function aRequest(path: '/api/contact' | '/api/quote'): Promise<{ id: string; number: string }> {
  const name = unique('Robin ');
  const asks =
    path === '/api/contact' ? { topic: 'tools', message: 'Hello' } : { lines: [], note: 'A hundred.' };
  const { number } = (await call('POST', path, { name, email: someAddress(), ...asks })).body;
  const found = await listed(await anAdmin(), path === '/api/quote' ? '/api/all-quote' : path, number);
  return { id: found._id, number };
}

/** An admin moves a request from one state to the other. */
async function moved(kind: 'contact' | 'quote', to: 'answered' | 'open'): Promise<Expected> {
  const { id, number } = await aRequest(kind === 'contact' ? '/api/contact' : '/api/quote');
  const path = `${kind === 'contact' ? '/api/contact' : '/api/all-quote'}/${id}`;
  const moves = to === 'answered' ? ['answered'] : ['answered', 'open'];
  for (const state of moves) {
    expect((await (await anAdmin()).call('PATCH', path, { state })).body).toEqual({ modifiedCount: 1 });
  }
  return {
    actor: await admin(),
    subject: { kind, id, label: number },
    before: { state: to === 'answered' ? 'open' : 'answered' },
    after: { state: to },
  };
}

async function subscriber(leaves: boolean): Promise<Expected> {
  const email = someAddress();
  await call('POST', '/api/newsletter', { email });
  const token = linkIn(await mailTo(email, /confirm/i), '/newsletter/confirm').searchParams.get('token');
  expect((await call('POST', '/api/newsletter/confirm', { token })).status).toBe(200);
  const entry = await stored('subscribers').findOne({ email });
  if (leaves) {
    const path = `/api/newsletter/unsubscribe?token=${entry?.unsubscribeToken}`;
    expect((await call('POST', path)).status).toBe(200);
  }
  return {
    actor: VISITOR,
    subject: { kind: 'subscriber', id: String(entry?._id), label: null },
    before: { state: leaves ? 'confirmed' : 'pending' },
    after: { state: leaves ? 'unsubscribed' : 'confirmed' },
  };
}

/** Requests to the shop, and the newsletter. */
export const REQUEST_ROWS: Rows<'newsletter' | 'contact' | 'quote'> = {
  'newsletter.subscribed': () => subscriber(false),
  'newsletter.unsubscribed': () => subscriber(true),
  'contact.received': async () => {
    const { id, number } = await aRequest('/api/contact');
    const subject = { kind: 'contact', id, label: number };
    const after = { state: 'open', topic: 'tools' };
    return { actor: VISITOR, subject, after };
  },
  'contact.answered': () => moved('contact', 'answered'),
  'contact.reopened': () => moved('contact', 'open'),
  'quote.requested': async () => {
    const { id, number } = await aRequest('/api/quote');
    const subject = { kind: 'quote', id, label: number };
    return { actor: VISITOR, subject, after: { state: 'open', lines: 0 } };
  },
  'quote.answered': () => moved('quote', 'answered'),
  'quote.reopened': () => moved('quote', 'open'),
};
