import type { Document } from 'mongodb';
import type { JournalSums } from '../checks/journal-checks';
import type {
  ProviderCharge,
  ProviderDelivery,
  ProviderDispute,
  ProviderIntent,
  ProviderRefund,
  Snapshot,
} from '../checks/snapshot';
import type { ProofStack } from '../stack/proof-stack';

const SECRET_KEY = 'sk_test_demo';
const PAGE = 100;
const RECENT = 20;
const TIMEOUT_MS = 30_000;

/** The database of a store, and its payment provider's address. */
type Store = Pick<ProofStack, 'db' | 'stripeUrl'>;

type Page<T> = { data: T[]; has_more: boolean };

async function readPage<T>(stack: Store, query: string): Promise<Page<T>> {
  const response = await fetch(`${stack.stripeUrl}/v1/${query}`, {
    headers: { authorization: `Bearer ${SECRET_KEY}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The provider does not list ${query}: ${await response.text()}`);
  return response.json() as Promise<Page<T>>;
}

async function listAtProvider<T extends { id: string }>(stack: Store, kind: string): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const after = all.length > 0 ? `&starting_after=${all.at(-1)?.id}` : '';
    const page = await readPage<T>(stack, `${kind}?limit=${PAGE}${after}`);
    all.push(...page.data);
    if (!page.has_more) return all;
  }
}

export async function listRecentRefunds(stack: Store): Promise<ProviderRefund[]> {
  try {
    return (await readPage<ProviderRefund>(stack, `refunds?limit=${RECENT}`)).data;
  } catch {
    return [];
  }
}

export function listIntents(stack: Store): Promise<ProviderIntent[]> {
  return listAtProvider<ProviderIntent>(stack, 'payment_intents');
}

export function listRefunds(stack: Store): Promise<ProviderRefund[]> {
  return listAtProvider<ProviderRefund>(stack, 'refunds');
}

export function listDisputes(stack: Store): Promise<ProviderDispute[]> {
  return listAtProvider<ProviderDispute>(stack, 'disputes');
}

export async function listRecentDisputes(stack: Store): Promise<ProviderDispute[]> {
  try {
    return (await readPage<ProviderDispute>(stack, `disputes?limit=${RECENT}`)).data;
  } catch {
    return [];
  }
}

export async function listDeliveries(stack: Store): Promise<ProviderDelivery[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`${stack.stripeUrl}/_control/deliveries`, { signal });
  return response.json() as Promise<ProviderDelivery[]>;
}

function readAll<T extends Document>(
  stack: Pick<Store, 'db'>,
  name: string,
  filter: Document = {},
): Promise<T[]> {
  return stack.db.collection(name).find(filter).toArray() as unknown as Promise<T[]>;
}

/** Reads what the checks of accounts and approvals need. */
export async function readCompanies(
  stack: Pick<Store, 'db'>,
): Promise<Pick<Snapshot, 'orders' | 'shipments' | 'invoices' | 'account' | 'approvals'>> {
  return {
    orders: await readAll<Snapshot['orders'][number]>(stack, 'orders'),
    shipments: await readAll<Snapshot['shipments'][number]>(stack, 'shipments'),
    invoices: await readAll<Snapshot['invoices'][number]>(stack, 'invoices'),
    account: {
      accounts: await readAll<Snapshot['account']['accounts'][number]>(stack, 'company_accounts'),
      ledger: await readAll<Snapshot['account']['ledger'][number]>(stack, 'account_ledger'),
      receivables: await readAll<Snapshot['account']['receivables'][number]>(stack, 'receivables'),
      payments: await readAll<Snapshot['account']['payments'][number]>(stack, 'company_payments'),
    },
    approvals: {
      requisitions: await readAll<Snapshot['approvals']['requisitions'][number]>(stack, 'requisitions'),
      periods: await readAll<Snapshot['approvals']['periods'][number]>(stack, 'budget_periods'),
      ledger: await readAll<Snapshot['approvals']['ledger'][number]>(stack, 'budget_ledger'),
      members: await readAll<Snapshot['approvals']['members'][number]>(stack, 'users'),
    },
  };
}

const JOURNAL_DAYS = 398;
const DAY_MS = 86_400_000;

/** Reads the sums of the journal of all that a walk can have done. */
export async function readJournal(
  stack: Pick<ProofStack, 'url'>,
  { token }: { token: string },
): Promise<JournalSums> {
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const path = `/api/journal?from=${day(1 - JOURNAL_DAYS)}&to=${day(1)}&limit=1`;
  const response = await fetch(`${stack.url(0)}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const sums = response.headers.get('x-sums');
  if (!response.ok || sums === null) throw new Error(`${path}: ${await response.text()}`);
  return JSON.parse(sums) as JournalSums;
}

/** The store must be idle. */
export async function takeSnapshot(
  stack: Store,
  recorded: Pick<Snapshot, 'claims' | 'mails' | 'told' | 'journal'>,
): Promise<Snapshot> {
  const [tools, ledger, counters, vatChecks, intents, refunds, disputes, outbox, events] = await Promise.all([
    readAll<Snapshot['tools'][number]>(stack, 'tools'),
    readAll<Snapshot['ledger'][number]>(stack, 'stock_ledger'),
    readAll<Snapshot['counters'][number]>(stack, 'counters'),
    readAll<Snapshot['vatChecks'][number]>(stack, 'vat_checks'),
    readAll<Snapshot['intents'][number]>(stack, 'payment_intents'),
    readAll<Snapshot['refunds'][number]>(stack, 'refunds'),
    readAll<Snapshot['disputes'][number]>(stack, 'disputes'),
    readAll<Snapshot['outbox'][number]>(stack, 'outbox', { kind: 'mail' }),
    readAll<Snapshot['events'][number]>(stack, 'provider_events'),
  ]);
  const offers = await readAll<Snapshot['offers'][number]>(stack, 'offers');
  const returns = await readAll<Snapshot['returns'][number]>(stack, 'returns');
  const serials = await readAll<Snapshot['serials'][number]>(stack, 'serials');
  const companies = await readCompanies(stack);
  const provider = {
    intents: await listIntents(stack),
    charges: await listAtProvider<ProviderCharge>(stack, 'charges'),
    refunds: await listRefunds(stack),
    disputes: await listDisputes(stack),
    deliveries: await listDeliveries(stack),
  };
  return {
    takenAt: new Date(),
    ...{ tools, ledger, counters, vatChecks, intents, refunds, disputes, outbox, events, offers },
    ...{ returns, serials },
    ...companies,
    provider,
    ...recorded,
  };
}
