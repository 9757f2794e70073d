import type { Document } from 'mongodb';
import type { Claim } from '../checks/claim';
import type {
  ProviderCharge,
  ProviderDelivery,
  ProviderDispute,
  ProviderIntent,
  ProviderRefund,
  ReceivedMail,
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

function readAll<T extends Document>(stack: Pick<Store, 'db'>, name: string): Promise<T[]> {
  return stack.db.collection(name).find().toArray() as unknown as Promise<T[]>;
}

/** Reads what the checks of accounts and approvals need. */
export async function readCompanies(
  stack: Pick<Store, 'db'>,
): Promise<Pick<Snapshot, 'orders' | 'invoices' | 'account' | 'approvals'>> {
  return {
    orders: await readAll<Snapshot['orders'][number]>(stack, 'orders'),
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

/** The store must be idle. */
export async function takeSnapshot(
  stack: Store,
  recorded: { claims: Claim[]; mails: ReceivedMail[] },
): Promise<Snapshot> {
  const [tools, ledger, counters, vatChecks, intents, refunds, disputes, outbox, events] = await Promise.all([
    readAll<Snapshot['tools'][number]>(stack, 'tools'),
    readAll<Snapshot['ledger'][number]>(stack, 'stock_ledger'),
    readAll<Snapshot['counters'][number]>(stack, 'counters'),
    readAll<Snapshot['vatChecks'][number]>(stack, 'vat_checks'),
    readAll<Snapshot['intents'][number]>(stack, 'payment_intents'),
    readAll<Snapshot['refunds'][number]>(stack, 'refunds'),
    readAll<Snapshot['disputes'][number]>(stack, 'disputes'),
    readAll<Snapshot['outbox'][number]>(stack, 'outbox'),
    readAll<Snapshot['events'][number]>(stack, 'provider_events'),
  ]);
  const offers = await readAll<Snapshot['offers'][number]>(stack, 'offers');
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
    ...companies,
    provider,
    ...recorded,
  };
}
