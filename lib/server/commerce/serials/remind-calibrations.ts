import type { ObjectId } from 'mongodb';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { membershipOf, membersOf } from '@/lib/server/identity/users/company-members';
import { findIdentityById, type Identity, languageOfUser } from '@/lib/server/identity/users/identity';
import { env } from '@/lib/server/platform/config/env';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { hasMail } from '@/lib/server/platform/mail/outbox';
import { shiftDay, wallTime } from '@/lib/shared/dates/zoned-days';
import { type DueSerial, findUnreminded, markReminded } from './reminders.repository';
import { recordSerialEvent } from './serial-events';
import { reminderKey } from './serial-mails';

type Person = Pick<Identity, '_id' | 'email' | 'language' | 'noCalibrationMails' | 'role' | 'company'>;

/** People who are reminded in one transaction, since a tool may be several people's: who they are, and of what. */
type Group = Map<string, { person: Person; serials: DueSerial[] }>;

class Recipients {
  readonly #members = new Map<string, readonly Person[]>();
  readonly #people = new Map<string, Person | null>();

  async #membersOf(companyId: ObjectId): Promise<readonly Person[]> {
    const id = companyId.toHexString();
    const members = this.#members.get(id) ?? (await membersOf(companyId));
    this.#members.set(id, members);
    return members;
  }

  /** The buyer while they belong to the company, else its owners. */
  async #ofCompany(companyId: ObjectId, buyerId: ObjectId | undefined): Promise<readonly Person[]> {
    const members = await this.#membersOf(companyId);
    const buyer = members.find(({ _id }) => buyerId?.equals(_id));
    return buyer ? [buyer] : members.filter(({ company }) => company?.role === 'owner');
  }

  async #person(id: ObjectId): Promise<Person | null> {
    const key = id.toHexString();
    const known = this.#people.get(key);
    const person = known === undefined ? await findIdentityById(id) : known;
    this.#people.set(key, person);
    return person?.role === 'customer' ? person : null;
  }

  async of({ companyId, buyerId }: DueSerial): Promise<readonly Person[]> {
    if (companyId) return this.#ofCompany(companyId, buyerId);
    const person = buyerId && (await this.#person(buyerId));
    return person ? [person] : [];
  }
}

async function groupsOf(serials: readonly DueSerial[]): Promise<Group[]> {
  const recipients = new Recipients();
  const groups = new Map<string, Group>();
  for (const serial of serials) {
    for (const person of await recipients.of(serial)) {
      if (person.noCalibrationMails) continue;
      const id = person._id.toHexString();
      const key = membershipOf(person)?.id.toHexString() ?? id;
      const group: Group = groups.get(key) ?? new Map();
      const entry = group.get(id) ?? { person, serials: [] };
      entry.serials.push(serial);
      groups.set(key, group.set(id, entry));
    }
  }
  return [...groups.values()];
}

/** Returns how many mails it sent. */
async function remind(group: Group, day: string): Promise<number> {
  return inTransaction(async (session) => {
    let sent = 0;
    const reminded = new Map<string, DueSerial>();
    for (const { person, serials } of group.values()) {
      const { _id: userId, email } = person;
      if (await hasMail(reminderKey({ userId, day }), session)) continue;
      const facts = { userId, email, language: languageOfUser(person), day, serials };
      await recordSerialEvent('serial.calibration-due', facts, session);
      for (const serial of serials) reminded.set(serial._id.toHexString(), serial);
      sent += 1;
    }
    await markReminded([...reminded.values()], session);
    return sent;
  });
}

/** Before this hour of the shop's clock nobody is reminded. */
const FROM_HOUR = 6;
const MOST = 10_000;

/**
 * Mails holders the tools in use whose calibration is due within CALIBRATION_REMINDER_DAYS, each once for its due day: the buyer, or
 * the owners of the company that they left. Nobody gets more than one such mail a day. Returns how many were sent.
 */
export async function remindCalibrations(now: Date = new Date(), signal?: AbortSignal): Promise<number> {
  const { CALIBRATION_REMINDER_DAYS: days, STORE_TIME_ZONE } = env();
  const hour = new Date(wallTime(now.getTime(), STORE_TIME_ZONE)).getUTCHours();
  if (days === 0 || hour < FROM_HOUR) return 0;
  const day = shopDay(now);
  let sent = 0;
  for (const group of await groupsOf(await findUnreminded(shiftDay(day, { days }), MOST))) {
    if (signal?.aborted) break;
    sent += await remind(group, day);
  }
  return sent;
}

const EVERY_MS = 15 * 60_000;
const LEASE_MS = 5 * 60_000;

export function startSerialJobs(): RunningJob {
  return startJob({
    name: 'remind-calibrations',
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    run: (signal) => remindCalibrations(new Date(), signal),
  });
}
