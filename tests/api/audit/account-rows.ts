import { expect } from 'vitest';
import { continueWithGoogle, someone } from '@/tests/api/support/google';
import { secured, step } from '@/tests/api/support/two-step';
import { anAdmin, call, type Person, registerCustomer, signInSession } from '@/tests/support/people';
import { linkIn, mailTo, unique } from '@/tests/support/store';
import { admin, type Expected, idOf, ownEvent, PERSONAL, type Rows, VISITOR } from './expected';
import { joinedPriceGroup } from './price-events';

async function resetLinkOf(person: Person): Promise<string | null> {
  await call('POST', '/api/account/forgot-password', { email: person.email });
  return linkIn(await mailTo(person.email, /reset/i), '/reset-password').searchParams.get('token');
}

async function failedSignIns(times: number): Promise<Expected> {
  const person = await registerCustomer();
  for (let time = 0; time < times; time += 1) await signInSession(person.email, 'not-the-password');
  const event = await ownEvent(person, { actor: VISITOR });
  return times === 1
    ? { ...event, after: { reason: 'wrong-password', email: PERSONAL } }
    : { ...event, after: { what: 'account', email: PERSONAL, until: expect.stringMatching(/^\d{4}-.*Z$/) } };
}

/** Accounts and their sessions. */
export const ACCOUNT_ROWS: Rows<'user' | 'session'> = {
  'user.registered': async () => ownEvent(await registerCustomer()),
  'user.email-verified': async () => ownEvent(await registerCustomer({ verified: true })),
  'user.google-linked': async () => {
    const person = await registerCustomer({ verified: true });
    await continueWithGoogle({ ...someone(), email: person.email });
    return ownEvent(person);
  },
  'user.profile-changed': async () => {
    const person = await registerCustomer();
    await person.call('PUT', `/api/user?email=${person.email}`, { phone: '5550100', education: '' });
    return ownEvent(person, { before: {}, after: { phone: PERSONAL } });
  },
  'user.price-group-changed': async () => {
    const { member, ...change } = await joinedPriceGroup();
    return ownEvent(member, { actor: await admin(), ...change });
  },
  'user.note-changed': async () => {
    const person = await registerCustomer();
    const by = await anAdmin();
    const path = `/api/user/${encodeURIComponent(person.email)}/note`;
    expect((await by.call('PUT', path, { version: 0, text: 'Calls before noon' })).status).toBe(200);
    return ownEvent(person, {
      actor: { kind: 'admin', id: await idOf(by.email) },
      before: { note: null },
      after: { note: PERSONAL },
    });
  },
  'user.view-started': async () => {
    const [person, by] = await Promise.all([registerCustomer(), anAdmin()]);
    await by.call('POST', `/api/user/${encodeURIComponent(person.email)}/view`);
    return ownEvent(person, {
      actor: { kind: 'admin', id: await idOf(by.email) },
      after: { until: expect.any(String) },
    });
  },
  'user.view-ended': async () => {
    const [person, by] = await Promise.all([registerCustomer(), anAdmin()]);
    const path = `/api/user/${encodeURIComponent(person.email)}/view`;
    await by.call('POST', path);
    await by.call('DELETE', path);
    return ownEvent(person, {
      actor: { kind: 'admin', id: await idOf(by.email) },
      after: { reason: 'ended' },
    });
  },
  'user.name-changed': async () => {
    const person = await registerCustomer();
    await person.call('PATCH', '/api/account/name', { name: 'Robin Carver' });
    return ownEvent(person, { before: { name: PERSONAL }, after: { name: PERSONAL } });
  },
  'user.password-changed': async () => {
    const person = await registerCustomer();
    const body = { currentPassword: person.password, password: unique('pw-') };
    expect((await person.callWithSession('POST', '/api/account/change-password', body)).status).toBe(200);
    return ownEvent(person);
  },
  'user.password-reset-requested': async () => {
    const person = await registerCustomer();
    await resetLinkOf(person);
    return ownEvent(person, { actor: VISITOR });
  },
  'user.password-reset': async () => {
    const person = await registerCustomer();
    const body = { token: await resetLinkOf(person), password: unique('pw-') };
    expect((await call('POST', '/api/account/reset-password', body)).status).toBe(200);
    return ownEvent(person);
  },
  'user.password-removed': async () => {
    const person = await registerCustomer({ verified: true });
    await continueWithGoogle({ ...someone(), email: person.email });
    return ownEvent(person, { after: { by: 'google' } });
  },
  'user.second-factor-enabled': async () => ownEvent((await secured()).person),
  'user.second-factor-disabled': async () => {
    const { person, recoveryCodes } = await secured();
    const body = { password: person.password, code: recoveryCodes[0] };
    expect((await person.callWithSession('POST', '/api/account/second-factor/disable', body)).status).toBe(
      200,
    );
    return ownEvent(person);
  },
  'user.recovery-codes-renewed': async () => {
    const { person, recoveryCodes } = await secured();
    const body = { password: person.password, code: recoveryCodes[0] };
    const path = '/api/account/second-factor/recovery-codes';
    expect((await person.callWithSession('POST', path, body)).status).toBe(200);
    return ownEvent(person);
  },
  'user.role-changed': async () => {
    const person = await registerCustomer({ verified: true });
    await (await anAdmin()).call('PUT', `/api/user/admin/${person.email}`);
    const [before, after] = [{ role: 'customer' }, { role: 'admin' }];
    return ownEvent(person, { actor: await admin(), before, after });
  },
  'user.data-exported': async () => {
    const person = await registerCustomer();
    expect((await person.callWithSession('GET', '/api/account/data')).status).toBe(200);
    return ownEvent(person);
  },
  'user.removed': async () => {
    const by = await anAdmin();
    const email = `${unique('imported')}@example.com`;
    const file = `Email,Name\n${email},Imported Person\n`;
    const { body } = await by.call('POST', '/api/import/customers', file, { 'content-type': 'text/csv' });
    const id = await idOf(email);
    expect((await by.call('POST', `/api/import/${body.id}/undo`)).body).toMatchObject({ undone: 1, kept: 0 });
    return {
      subject: { kind: 'user', id, label: null },
      actor: { kind: 'admin', id: await idOf(by.email) },
    };
  },
  'user.closed': async () => {
    const person = await registerCustomer();
    const before = { role: 'customer', email: PERSONAL, name: PERSONAL };
    const event = await ownEvent(person, { before, after: { orders: 0 } });
    await person.callWithSession('POST', '/api/account/close', { password: person.password });
    return event;
  },
  'session.signed-in': async () => {
    // Registration signs in automatically.
    const after = { method: 'registration', secondFactor: false, device: expect.any(String) };
    return ownEvent(await registerCustomer(), { after });
  },
  'session.sign-in-failed': () => failedSignIns(1),
  'session.second-factor-failed': async () => {
    const { person } = await secured();
    const cookies = new Map<string, string>();
    await step({ email: person.email, password: person.password }, cookies);
    expect((await step({ code: '000000' }, cookies)).code).toBe('second-factor-wrong');
    return ownEvent(person, { actor: VISITOR, after: { method: 'password' } });
  },
  'session.blocked': () => failedSignIns(6),
  'session.signed-out': async () => {
    const person = await registerCustomer();
    const { body } = await person.callWithSession('GET', '/api/account/sessions');
    await person.callWithSession('DELETE', `/api/account/sessions/${body[0].id}`);
    return ownEvent(person);
  },
  'session.signed-out-everywhere': async () => {
    const person = await registerCustomer();
    await person.callWithSession('DELETE', '/api/account/sessions');
    return ownEvent(person, { after: { ended: 1 } });
  },
};
