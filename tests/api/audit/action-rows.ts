import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { decideSetAside } from '@/lib/server/platform/events/set-aside';
import type { AuditAction } from '@/lib/shared/audit/audit-actions';
import { stored } from '@/tests/api/support/database';
import { someAddress } from '@/tests/api/support/requests';
import { newProgram, revokeKey } from '@/tests/support/api-keys';
import { heldMail } from '@/tests/support/held-mails';
import { pdf } from '@/tests/support/hostile-files';
import { legalVersion } from '@/tests/support/legal-pages';
import { anAdmin, registerCustomer } from '@/tests/support/people';
import { storeEnvironment, unique } from '@/tests/support/store';
import { ACCOUNT_ROWS } from './account-rows';
import { APPROVAL_ROWS } from './approval-rows';
import { CATEGORY_ROWS } from './category-rows';
import { COMPANY_PAYMENT_ROWS } from './company-payment-rows';
import { COMPANY_ROWS } from './company-rows';
import { byAdmin, byCustomer, byStore, type Expected, type Row } from './expected';
import { OFFER_ROWS } from './offer-rows';
import { ORDER_ROWS } from './order-rows';
import { OWN_PAGE_ROWS } from './own-page-rows';
import { priceGroupEvent, priceListEvent } from './price-events';
import { REQUEST_ROWS } from './request-rows';
import { RETURN_ROWS } from './return-rows';
import { SERIAL_ROWS } from './serial-rows';
import { TOOL_ROWS } from './tool-rows';
import { WEBHOOK_ROWS } from './webhook-rows';

/** A mail that a restore has set aside is sent or discarded, by the command on the server. */
async function heldMailEvent(decision: 'send' | 'discard'): Promise<Expected> {
  const mail = heldMail({ to: someAddress() });
  await stored('outbox').insertOne(mail);
  const id = String(mail._id);
  expect(await decideSetAside(decision, [id])).toEqual({ unknown: [] });
  return byStore({
    subject: { kind: 'held-mail', id, label: null },
    before: { step: 'newsletter-welcome', writtenAt: mail.createdAt.toISOString() },
  });
}

/** Edits a legal page that no other test does; returns what the audit log must hold about it. */
async function legalPageEvent() {
  const [admin, markdown] = [await anAdmin(), unique('Text ')];
  const version = await legalVersion(admin, 'imprint', 'en');
  await admin.call('PUT', '/api/legal-page/imprint', { language: 'en', version, markdown });
  return {
    subject: { kind: 'legal-page', id: 'imprint en', label: 'imprint' },
    before: { version, length: 0 },
    after: { version: version + 1, length: markdown.length },
  };
}

/** Adds a zone, which charges nothing; returns what the audit log must hold about it. */
async function tradeEvent() {
  const [admin, name] = [await anAdmin(), unique('Zone ')];
  const { revision, shipping } = (await admin.call('GET', '/api/trade')).body;
  const zone = {
    id: `audited-${revision}`,
    name,
    where: [{ country: 'AT' }, { country: 'DE', postalCodes: ['8'] }],
  };
  const edited = { ...shipping, zones: [...shipping.zones, zone] };
  await admin.call('PUT', '/api/trade', { revision, shipping: edited });
  return {
    subject: { kind: 'trade', id: String(revision + 1), label: null },
    before: { shipping: { zones: [] } },
    after: { shipping: { zones: [`${zone.id}: ${name} (AT, DE 8)`] } },
  };
}

/** An admin uploads a document, and may delete it. */
async function fileEvent(
  what: 'uploaded' | 'deleted',
): Promise<Pick<Expected, 'subject' | 'before' | 'after'>> {
  const admin = await anAdmin();
  const file = pdf({ objects: `4 0 obj (${randomBytes(40).toString('hex')}) endobj` });
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'sheet.pdf');
  const { name } = (await admin.call('POST', '/api/file?kind=document', form)).body;
  const subject = { kind: 'file', id: name, label: null };
  const facts = { kind: 'document', bytes: file.length };
  if (what === 'uploaded') return { subject, after: facts };
  expect((await admin.call('DELETE', `/api/file/${name}`)).status).toBe(200);
  return { subject, before: { ...facts, tools: [] } };
}

/** A mark that distinguishes keys and reveals nothing of them. */
const KEY_MARK = expect.stringMatching(/^[0-9a-f]{12}$/);

async function review(isEdited: boolean): Promise<Expected> {
  const author = await registerCustomer();
  const { insertedId } = (await author.call('POST', '/api/review', { review: 'Good steel', rating: 4 })).body;
  if (isEdited) await author.call('PATCH', `/api/review/${insertedId}`, { review: 'Good', rating: 2 });
  const first = { rating: 4, length: 10 };
  return byCustomer(author, {
    subject: { kind: 'review', id: insertedId, label: null },
    before: isEdited ? first : null,
    after: isEdited ? { rating: 2, length: 4 } : first,
  });
}

/** Creates a key, or revokes it; returns what the audit log must hold about it. */
async function apiKeyEvent(
  what: 'created' | 'revoked',
): Promise<Pick<Expected, 'subject' | 'before' | 'after'>> {
  const { id, name, key } = await newProgram(['orders:read', 'tools:read'], { expiresAt: '2999-12-31' });
  await revokeKey(id);
  const values = {
    ...{ name, prefix: key.slice(0, 8), scopes: ['tools:read', 'orders:read'] },
    expiresAt: '2999-12-31T23:59:59.999Z',
  };
  const isCreated = what === 'created';
  return {
    subject: { kind: 'api-key', id, label: name },
    before: isCreated ? null : values,
    after: isCreated ? values : null,
  };
}

/** A program takes a list along; others do so too, so it has a key of its own. */
async function dataEvent(path: string, what: string): Promise<Expected> {
  await registerCustomer();
  const program = await newProgram(['customers:read']);
  const { status, body } = await program.call('GET', path);
  expect(status).toBe(200);
  const rows = path.endsWith('.csv') ? body.trim().split('\n').length - 1 : body.length;
  return {
    actor: { kind: 'key', id: program.id },
    subject: { kind: 'data', id: null, label: what },
    after: { rows },
  };
}

/** One row for every action of the audit log. */
export const ACTION_ROWS: Record<AuditAction, Row> = {
  ...ORDER_ROWS,
  ...TOOL_ROWS,
  ...RETURN_ROWS,
  ...SERIAL_ROWS,
  ...ACCOUNT_ROWS,
  ...REQUEST_ROWS,
  ...OFFER_ROWS,
  ...CATEGORY_ROWS,
  ...COMPANY_ROWS,
  ...COMPANY_PAYMENT_ROWS,
  ...APPROVAL_ROWS,
  ...WEBHOOK_ROWS,
  ...OWN_PAGE_ROWS,
  'file.uploaded': () => byAdmin(fileEvent('uploaded')),
  'file.deleted': () => byAdmin(fileEvent('deleted')),
  'price-group.added': () => byAdmin(priceGroupEvent('added')),
  'price-group.renamed': () => byAdmin(priceGroupEvent('renamed')),
  'price-group.deleted': () => byAdmin(priceGroupEvent('deleted')),
  'price-list.added': () => byAdmin(priceListEvent('added')),
  'price-list.edited': () => byAdmin(priceListEvent('edited')),
  'price-list.deleted': () => byAdmin(priceListEvent('deleted')),
  'trade.edited': () => byAdmin(tradeEvent()),
  'api-key.created': () => byAdmin(apiKeyEvent('created')),
  'api-key.revoked': () => byAdmin(apiKeyEvent('revoked')),
  'legal-page.edited': () => byAdmin(legalPageEvent()),
  'review.added': () => review(false),
  'review.edited': () => review(true),
  'held-mail.sent': () => heldMailEvent('send'),
  'held-mail.discarded': () => heldMailEvent('discard'),
  'data.exported': () => dataEvent('/api/export/customers.csv', 'customers.csv'),
  'data.read': () => dataEvent('/api/user', '/api/user'),
  // Written once, when the store these tests run against started.
  'settings.changed': async () =>
    byStore({
      subject: { kind: 'settings', id: null, label: null },
      after: expect.objectContaining({
        origin: storeEnvironment().NEXTAUTH_URL,
        adminsNeedSecondFactor: false,
        sessionKey: KEY_MARK,
        paymentKey: KEY_MARK,
      }),
    }),
};
