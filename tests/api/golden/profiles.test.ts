import { it } from 'vitest';
import { bySession, byToken } from './callers';
import { castFor } from './cast';
import { describeCall } from './golden';
import { Placeholders } from './placeholders';
import {
  itNeedsJsonObject,
  itNeedsSession,
  itNeedsToken,
  itNeedsTokenOrSession,
  itReadsQueryOnce,
  itRefusesMethods,
} from './refusals';

const placeholders = new Placeholders();
const cast = castFor(placeholders);

const at = (email: string) => `/api/user/${encodeURIComponent(email)}`;
const queryOf = (email: string) => `/api/user?email=${encodeURIComponent(email)}`;

describeCall('PUT /api/user/{email}', placeholders, (golden) => {
  const path = () => at(cast.buyer.email);
  const good = () => ({ path: path(), body: { email: cast.buyer.email } });

  it('turns a session into a token', async () => {
    const { buyer } = cast;
    await golden.check('the session’s own e-mail', bySession('buyer', buyer), good());
    await golden.check('without a body', bySession('buyer', buyer), { path: path() });
    await golden.check('the e-mail in capitals', bySession('buyer', buyer), {
      path: at(buyer.email.toUpperCase()),
      body: { email: buyer.email.toUpperCase() },
    });
  });

  it('is refused to everyone but the session of that very e-mail', async () => {
    const { admin, buyer, stranger } = cast;
    await golden.check('a token in place of the session', byToken('buyer', buyer), good());
    await golden.check('someone else’s session', bySession('stranger', stranger), good());
    await golden.check('an admin’s session', bySession('admin', admin), { path: path() });
    await golden.check('someone else’s e-mail in the body', bySession('buyer', buyer), {
      path: path(),
      body: { email: stranger.email },
    });
    await golden.check('no e-mail in the path', bySession('buyer', buyer), { path: '/api/user/nonsense' });
  });

  it('refuses a body whose e-mail is none', async () => {
    const { buyer } = cast;
    for (const body of [{}, { email: '' }, { email: 'nonsense' }, { email: null }, { email: ['a@b.c'] }])
      await golden.check(JSON.stringify(body), bySession('buyer', buyer), { path: path(), body });
  });

  itNeedsSession(golden, () => cast.buyer, good);
  itNeedsJsonObject(golden, () => bySession('buyer', cast.buyer), good);
  itRefusesMethods(golden, '/api/user/someone@example.com', ['POST', 'PATCH', 'DELETE']);
});

describeCall('GET /api/user/{email}', placeholders, (golden) => {
  const good = () => ({ path: at(cast.buyer.email) });

  it('returns a profile', async () => {
    const { buyer } = cast;
    await golden.check('a new account’s', byToken('buyer', buyer), good());
    await golden.check('the e-mail in capitals', byToken('buyer', buyer), {
      path: at(buyer.email.toUpperCase()),
    });
    await golden.check('the demo customer’s, to an admin', byToken('admin', cast.admin), {
      path: at('buyer@example.com'),
    });
    await golden.check('the demo admin’s own', byToken('admin', cast.admin), {
      path: at('admin@example.com'),
    });
  });

  it('is refused to others', async () => {
    const { admin, buyer, stranger } = cast;
    const nobody = at('nobody@example.com');
    await golden.check('another customer', byToken('stranger', stranger), good());
    await golden.check('a customer who asks for nobody', byToken('buyer', buyer), { path: nobody });
    await golden.check('an admin who asks for nobody', byToken('admin', admin), { path: nobody });
    await golden.check('no e-mail in the path', byToken('buyer', buyer), { path: '/api/user/nonsense' });
  });

  itNeedsToken(golden, () => cast.buyer, good);
});

describeCall('PUT /api/user', placeholders, (golden) => {
  const path = () => queryOf(cast.buyer.email);
  const good = () => ({ path: path(), body: { phone: '+1 555 0100' } });
  const profile = {
    phone: '+1 555 0100',
    address: '1 Test Street\nTestville',
    education: 'School of Testing',
    linkedin: 'https://www.linkedin.com/in/test',
  };

  it('stores what is sent', async () => {
    const buyer = byToken('buyer', cast.buyer);
    await golden.check('all four fields', buyer, { path: path(), body: profile });
    await golden.check('the same again', buyer, { path: path(), body: profile });
    await golden.check('one field', buyer, { path: path(), body: { phone: '' } });
    await golden.check('by session', bySession('buyer', cast.buyer), { path: path(), body: { phone: '1' } });
    await golden.check('no field', buyer, { path: path(), body: {} });
    await golden.check('the e-mail in capitals', buyer, {
      path: queryOf(cast.buyer.email.toUpperCase()),
      body: { phone: '2' },
    });
    // What was stored is read back by the call that returns it, under the recording of this one.
    await golden.check('what was stored', buyer, { method: 'GET', path: at(cast.buyer.email) });
  });

  it('is for the account’s owner only', async () => {
    const { admin, stranger } = cast;
    await golden.check('another customer', byToken('stranger', stranger), good());
    await golden.check('an admin', byToken('admin', admin), good());
  });

  it('refuses a query without an e-mail', async () => {
    const buyer = byToken('buyer', cast.buyer);
    for (const query of ['', '?email=', '?email=nonsense'])
      await golden.check(`the query “${query}”`, buyer, { path: `/api/user${query}`, body: { phone: '1' } });
  });

  it('refuses fields that are no text, too long, or not the customer’s to change', async () => {
    const buyer = byToken('buyer', cast.buyer);
    const refuse = (name: string, body: unknown) => golden.check(name, buyer, { path: path(), body });
    await refuse('fields too long', {
      phone: 'x'.repeat(201),
      address: 'x'.repeat(501),
      education: 'x'.repeat(501),
      linkedin: 'x'.repeat(501),
    });
    await refuse('fields that are no text', { phone: 1, address: null, education: ['x'], linkedin: {} });
    await refuse('a control character', { address: 'nul \u0000' });
    await refuse('fields of the account', {
      role: 'admin',
      email: 'a@example.com',
      name: 'x',
      passwordHash: 'x',
    });
    await refuse('a language it does not speak', { language: 'xx' });
    await refuse('an operator', { $set: { role: 'admin' } });
    await refuse('a prototype', '{"__proto__":{"role":"admin"}}');
  });

  itNeedsTokenOrSession(golden, () => cast.buyer, good);
  itNeedsJsonObject(golden, () => byToken('buyer', cast.buyer), good);
  itReadsQueryOnce(golden, () => byToken('buyer', cast.buyer), path, ['email']);
  itRefusesMethods(golden, '/api/user', ['POST', 'PATCH', 'DELETE']);
});
