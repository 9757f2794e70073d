import { anAdmin, type Person, registerCustomer } from './people';
import { eventually, linkIn, mailsTo, unique } from './store';

export const BILLING = {
  street: '7 Quay Lane',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  phone: '+49 40 555 0100',
};

export type TestCompany = { id: string; number: string; name: string; owner: Person };

/** Registers a company; its owner is a new customer unless one is given. */
export async function pendingCompany(given?: Person, more: object = {}): Promise<TestCompany> {
  const owner = given ?? (await registerCustomer());
  const name = unique('Smiths ');
  const made = await owner.call('POST', '/api/company', { name, billing: BILLING, ...more });
  if (made.status !== 201) throw new Error(`no company: ${JSON.stringify(made.body)}`);
  return { id: made.body.insertedId, number: made.body.number, name, owner };
}

/** An admin changes the company as it is at this moment. */
export async function changeCompany(id: string, change: Record<string, unknown>): Promise<void> {
  const admin = await anAdmin();
  const { body } = await admin.call('GET', `/api/all-company/${id}`);
  const changed = await admin.call('PATCH', `/api/all-company/${id}`, { ...change, revision: body.revision });
  if (changed.status !== 200) throw new Error(`not changed: ${JSON.stringify(changed.body)}`);
}

export async function activeCompany(given?: Person, more: object = {}): Promise<TestCompany> {
  const company = await pendingCompany(given, more);
  await changeCompany(company.id, { state: 'active' });
  return company;
}

type Role = 'buyer' | 'approver' | 'owner';

/** Returns the token of the link that was mailed to this address. */
export async function invite(
  { owner, name }: Pick<TestCompany, 'owner' | 'name'>,
  email: string,
  role: Role,
): Promise<string> {
  const invitations = async () => (await mailsTo(email)).filter(({ subject }) => subject.includes(name));
  const before = (await invitations()).length;
  const invited = await owner.call('POST', '/api/company/invitation', { email, role });
  if (invited.status !== 201) throw new Error(`not invited: ${JSON.stringify(invited.body)}`);
  const mail = await eventually(`an invitation to ${email}`, async () => {
    const mails = await invitations();
    return mails.length > before ? mails[0] : undefined;
  });
  return linkIn(mail, '/company/join').searchParams.get('token') ?? '';
}

/** A customer joins the company by an invitation. */
export async function newMember(company: TestCompany, role: Role, given?: Person): Promise<Person> {
  const person = given ?? (await registerCustomer());
  const token = await invite(company, person.email, role);
  const joined = await person.call('POST', '/api/company/join', { token });
  if (joined.status !== 200) throw new Error(`not joined: ${JSON.stringify(joined.body)}`);
  return person;
}

/** The id of a member, as the company's owner reads it. */
export async function memberId({ owner }: Pick<TestCompany, 'owner'>, member: Person): Promise<string> {
  const { body } = await owner.call('GET', '/api/company');
  return body.members.find(({ email }: { email: string }) => email === member.email)?.userId;
}
