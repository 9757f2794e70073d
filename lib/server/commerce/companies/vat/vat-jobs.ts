import type { ObjectId } from 'mongodb';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import { membersOf } from '@/lib/server/identity/users/company-members';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { shiftDay } from '@/lib/shared/dates/zoned-days';
import { isConfirmable } from '@/lib/shared/trade/company/vat-id-state';
import { recordCompanyEvent } from '../company-events';
import { requireCompanyById } from '../find-company';
import { askIfDue, hasService } from './ask-vat-id';
import {
  findCertificatesTo,
  findDue,
  findHeldChecks,
  findUnchecked,
  markWaiting,
} from './company-vat.repository';
import { withFreshVatId } from './fresh-vat-id';
import { deleteVatChecks, findChecksBefore } from './vat-checks.repository';
import { waitingFrom } from './vat-state.policy';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const BATCH = 100;
const KEPT_DAYS = 400;
const WARNED_DAYS = 30;

/** Has numbers wait that need a confirmation by the settings of this moment, and asks for those that are due. */
export async function askDueNumbers(now: Date = new Date(), signal?: AbortSignal): Promise<void> {
  const { settings } = await currentTrade();
  if (settings?.tax.mode !== 'vat') return;
  for (const company of await findUnchecked())
    if (isConfirmable(settings, company.vatId)) await markWaiting(company, waitingFrom(now));
  if (!hasService()) return;
  for (const companyId of await findDue(now, BATCH)) {
    if (signal?.aborted) return;
    await askIfDue(companyId, now);
  }
}

/** What other domains name: the companies of orders that have not shipped and rest on a number, and checks on invoices. */
export type Named = {
  findReliantCompanies: () => Promise<readonly ObjectId[]>;
  findInvoicedChecks: (checkIds: readonly ObjectId[]) => Promise<readonly ObjectId[]>;
};

/** Asks anew for numbers that orders rest on which have not shipped. */
export async function refreshReliedOn(
  { findReliantCompanies }: Pick<Named, 'findReliantCompanies'>,
  now: Date = new Date(),
  signal?: AbortSignal,
): Promise<void> {
  if (!hasService()) return;
  for (const companyId of await findReliantCompanies()) {
    if (signal?.aborted) return;
    await withFreshVatId(await requireCompanyById(companyId), now);
  }
}

/** Deletes checks after 400 days, unless an invoice names them or a number still counts by them. */
export async function deleteOldChecks(
  { findInvoicedChecks }: Pick<Named, 'findInvoicedChecks'>,
  now: Date = new Date(),
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  for (let after: Date | undefined; ; ) {
    const found = await findChecksBefore(before, { after, limit: BATCH });
    const ids = found.map(({ _id }) => _id);
    const held = [...(await findInvoicedChecks(ids)), ...(await findHeldChecks(ids))];
    const kept = new Set(held.map((id) => id.toHexString()));
    await deleteVatChecks(ids.filter((id) => !kept.has(id.toHexString())));
    after = found.at(-1)?.asked;
    if (found.length < BATCH || !after) return;
  }
}

/** Mails owners and the shop, once each, about certificates that end within 30 days. */
export async function warnOfCertificates(now: Date = new Date()): Promise<void> {
  const { settings } = await currentTrade();
  if (settings?.tax.mode !== 'us') return;
  const today = shopDay(now);
  const until = shiftDay(today, { days: WARNED_DAYS });
  for (const company of await findCertificatesTo(today, until)) {
    const members = await membersOf(company._id);
    const owners = members.filter(({ company: { role } }) => role === 'owner');
    for (const certificate of company.exemptions ?? []) {
      const { to } = certificate;
      if (to === undefined || to < today || to > until) continue;
      await recordCompanyEvent('company.certificate-ends', { company, certificate, to, owners });
    }
  }
}

export function startVatJobs(named: Named): RunningJob {
  const jobs = [
    startJob({
      name: 'ask-vat-numbers',
      everyMs: MINUTE_MS,
      leaseMs: MINUTE_MS,
      run: (signal) => askDueNumbers(new Date(), signal),
    }),
    startJob({
      name: 'refresh-tax-facts',
      everyMs: DAY_MS,
      leaseMs: MINUTE_MS,
      async run(signal) {
        await refreshReliedOn(named, new Date(), signal);
        await deleteOldChecks(named);
        await warnOfCertificates();
      },
    }),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
