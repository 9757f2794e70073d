import { it } from 'vitest';
import { registerCustomer } from '@/tests/support/people';
import { byToken } from './callers';
import { castFor } from './cast';
import { describeCall } from './golden';
import { Placeholders } from './placeholders';
import { itNeedsAdmin, itNeedsToken, itReadsQueryOnce, itRefusesMethods } from './refusals';

const placeholders = new Placeholders();
const cast = castFor(placeholders);

describeCall('GET /api/admin/{email}', placeholders, (golden) => {
  const at = (email: string) => `/api/admin/${encodeURIComponent(email)}`;
  const good = () => ({ path: at(cast.buyer.email) });

  it('returns whether an account is an admin’s', async () => {
    const [admin, buyer] = [byToken('admin', cast.admin), byToken('buyer', cast.buyer)];
    await golden.check('a customer of themselves', buyer, good());
    await golden.check('the e-mail in capitals', buyer, { path: at(cast.buyer.email.toUpperCase()) });
    await golden.check('an admin of themselves', admin, { path: at('admin@example.com') });
    await golden.check('an admin of a customer', admin, good());
    await golden.check('an admin of nobody', admin, { path: at('nobody@example.com') });
  });

  it('is refused to others', async () => {
    const buyer = byToken('buyer', cast.buyer);
    await golden.check('a customer of an admin', buyer, { path: at('admin@example.com') });
    await golden.check('a customer of nobody', buyer, { path: at('nobody@example.com') });
    await golden.check('no e-mail in the path', buyer, { path: at('nonsense') });
  });

  itNeedsToken(golden, () => cast.buyer, good);
  itRefusesMethods(golden, at('someone@example.com'), ['POST', 'PUT', 'PATCH', 'DELETE']);
});

describeCall('GET /api/user', placeholders, (golden) => {
  const path = '/api/user';
  const good = () => ({ path });

  it('lists accounts', async () => {
    const admin = byToken('admin', cast.admin);
    const known = ['admin@example.com', 'tnowak@example.com', cast.buyer.email];
    const isKnown = ({ email }: { email?: unknown }) => known.includes(String(email));
    const search = `${path}?q=${encodeURIComponent(cast.buyer.email)}`;
    await golden.check('all of them', admin, good(), { only: isKnown });
    await golden.check('those with a word', admin, { path: search });
    await golden.check('those with a role', admin, { path: `${search}&role=customer` });
    await golden.check('none', admin, { path: `${search}&role=admin` });
    await golden.check('the first page', admin, { path: `${search}&sort=newest&page=1&limit=200` });
    await golden.check('a page after the last', admin, { path: `${search}&page=2&limit=1` });
    await golden.check('empty parameters', admin, { path: `${search}&role=&sort=&page=&limit=` });
    await golden.check('a parameter it does not know', admin, { path: `${search}&surprise=1` });
  });

  it('refuses an invalid query', async () => {
    const admin = byToken('admin', cast.admin);
    for (const query of ['page=0', 'page=x', 'limit=0', 'limit=201', 'role=king', 'sort=rating'])
      await golden.check(query, admin, { path: `${path}?${query}` });
    await golden.check('everything at once', admin, { path: `${path}?page=1.5&limit=-1&role=king&sort=x` });
    await golden.check('words too long', admin, { path: `${path}?q=${'x'.repeat(201)}` });
  });

  itNeedsAdmin(golden, () => cast.buyer, good);
  itReadsQueryOnce(
    golden,
    () => byToken('admin', cast.admin),
    () => path,
    ['q', 'role', 'sort', 'page', 'limit'],
  );
});

describeCall('PUT /api/user/admin/{email}', placeholders, (golden) => {
  const at = (email: string) => `/api/user/admin/${encodeURIComponent(email)}`;
  const good = () => ({ path: at(cast.buyer.email) });

  it('makes a verified customer an admin, once', async () => {
    const admin = byToken('admin', cast.admin);
    const promoted = await registerCustomer({ verified: true });
    placeholders.nameAccount(promoted, 'verified customer');
    await golden.check('a verified customer', admin, { path: at(promoted.email) });
    await golden.check('the same again', admin, { path: at(promoted.email) });
    await golden.check('the e-mail in capitals', admin, { path: at(promoted.email.toUpperCase()) });
  });

  it('is refused for an account that cannot become one', async () => {
    const admin = byToken('admin', cast.admin);
    await golden.check('an account that is not verified', admin, good());
    await golden.check('nobody', admin, { path: at('nobody@example.com') });
    await golden.check('no e-mail in the path', admin, { path: at('nonsense') });
  });

  itNeedsAdmin(golden, () => cast.buyer, good);
  itRefusesMethods(golden, at('someone@example.com'), ['GET', 'POST', 'PATCH', 'DELETE']);
});
