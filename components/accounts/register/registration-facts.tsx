import { Moment } from '@/components/ui/moment';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type AccountToVerify = { name: string; email: string; registeredAt: string };

type RegistrationFactsProps = { account: AccountToVerify; texts: Texts['auth']['verify'] };

/** Name and date, by which the owner of the address recognises an account that someone else opened. */
export function RegistrationFacts({ account, texts }: RegistrationFactsProps) {
  const facts = [
    [texts.name, account.name],
    [texts.email, account.email],
    [texts.registered, <Moment key="registered" at={account.registeredAt} />],
  ] as const;
  return (
    <dl className="grid gap-x-5 gap-y-3 rounded-lg border border-line bg-surface p-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(([label, value]) => (
        <div key={label} className="grid gap-y-0.5 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-muted text-sm leading-6">{label}</dt>
          <dd className="wrap-anywhere font-semibold text-ink leading-6">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
