import { beforeAll, expect, it, vi } from 'vitest';
import { AUDIT_ACTIONS } from '@/lib/shared/audit/audit-actions';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { stored } from '@/tests/api/support/database';
import { continueWithGoogle, someone } from '@/tests/api/support/google';
import { joinStore } from '@/tests/api/support/in-process';
import { anAdmin, call, type Person, registerCustomer, signInSession } from '@/tests/support/people';
import { linkIn, mailTo, unique } from '@/tests/support/store';
import { ACTION_ROWS } from './action-rows';
import { PERSONAL } from './expected';

const FIELD_NAMES = textsFor('en').audit.names;

/** All requests of the tests come from this machine. */
const LOOPBACK = /^(127\.0\.0\.1|0:0:0:0::\/64)$/;

/** Returns what the log shows admins about an action on one subject, newest first. */
async function entriesOf(action: string, subjectId: string | null) {
  const query = new URLSearchParams({ action, ...(subjectId ? { subject: subjectId } : {}) });
  const { status, body } = await (await anAdmin()).call('GET', `/api/audit?${query}`);
  expect({ status, detail: body.detail }).toEqual({ status: 200, detail: undefined });
  return body;
}

const idOf = async (person: Person) => String((await stored('users').findOne({ email: person.email }))?._id);

// Background work, which no call starts, is done by this process.
beforeAll(async () => {
  await joinStore();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

it.each(AUDIT_ACTIONS)(
  'the audit log records %s: who, what to, from where, before and after, in fields that its page has names for',
  async (action) => {
    const {
      byRequest = true,
      before: earlier = null,
      after: later = null,
      ...told
    } = await ACTION_ROWS[action]();
    // Stores that other tests start with settings of their own record them too, after these.
    const entries = (await entriesOf(action, told.subject.id)).filter(
      (entry: {
        before: unknown;
        after: { version?: unknown } | null;
        actor: { id: string | null };
        subject: { label: string };
      }) =>
        (entry.before === null) === (earlier === null) &&
        entry.actor.id === told.actor.id &&
        // Home, menu and footer have no ids: an edit is found by its version.
        (told.subject.id !== null ||
          ((told.subject.label === undefined || entry.subject.label === told.subject.label) &&
            entry.after?.version === later?.version)),
    );
    expect(entries).toHaveLength(1);
    const { actor, subject, before, after, address } = entries[0];
    expect({ actor: { kind: actor.kind, id: actor.id }, before, after }).toEqual({
      actor: told.actor,
      before: earlier,
      after: later,
    });
    expect(subject).toMatchObject(told.subject);
    const fields = Object.keys({ ...before, ...after }).map((field) => field.split(':', 1)[0] ?? '');
    expect(fields.filter((field) => !(field in FIELD_NAMES))).toEqual([]);
    if (byRequest) expect(address).toMatch(LOOPBACK);
    else expect(address).toBeNull();
  },
);

it('the audit log records one block once, however many guesses come at the same time', async () => {
  const person = await registerCustomer();
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => signInSession(person.email, 'not-the-password')),
  );
  // No attempt beyond the fifth reveals whether the password was wrong.
  const told = guesses.filter((guess) => !guess.ok && guess.code === 'wrong-password');
  expect(told).toHaveLength(5);
  expect(await signInSession(person.email, person.password)).toEqual({
    ok: false,
    code: 'too-many-requests',
  });
  const blocks = await entriesOf('session.blocked', await idOf(person));
  expect(blocks).toHaveLength(1);
  expect(blocks[0].after).toMatchObject({ what: 'account', email: PERSONAL });
});

it('the audit log records an e-mail that was proved by other means than its link', async () => {
  const byReset = await registerCustomer();
  await call('POST', '/api/account/forgot-password', { email: byReset.email });
  const link = linkIn(await mailTo(byReset.email, /reset/i), '/reset-password');
  const body = { token: link.searchParams.get('token'), password: unique('pw-') };
  expect((await call('POST', '/api/account/reset-password', body)).status).toBe(200);
  expect((await entriesOf('user.email-verified', await idOf(byReset)))[0].after).toEqual({
    by: 'password-reset',
  });

  const byGoogle = await registerCustomer();
  await continueWithGoogle({ ...someone(), email: byGoogle.email });
  expect((await entriesOf('user.email-verified', await idOf(byGoogle)))[0].after).toEqual({
    by: 'google',
    isTakenOver: true,
  });
});
