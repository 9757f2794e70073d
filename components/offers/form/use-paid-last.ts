import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { loadContracts } from '@/lib/client/page/load-contracts';
import type { OfferDraft } from '@/lib/shared/offers/offer-draft';
import type { OfferRecipient, PaidLast } from '@/lib/shared/offers/paid-last.schema';

/** Whose prices these are, for which tools they were read, and those that there are. */
type Known = { whose: string; read: ReadonlySet<string>; prices: ReadonlyMap<string, PaidLast> };

const NOTHING: Known = { whose: '', read: new Set(), prices: new Map() };
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PAUSE_MS = 400;

function knownOf({ recipient, lines }: OfferDraft): Known {
  if (!recipient) return NOTHING;
  return {
    whose: JSON.stringify(recipient),
    read: new Set(lines.map(({ toolId }) => toolId)),
    prices: new Map(lines.flatMap(({ toolId, paidLast }) => (paidLast ? [[toolId, paidLast]] : []))),
  };
}

/** What who is to receive the offer paid last, by tool: also of tools that are added, and of an address that is typed. */
export function usePaidLast(draft: OfferDraft, toolIds: readonly string[]): ReadonlyMap<string, PaidLast> {
  const { control } = useFormContext<{ email?: string }>();
  const email = useWatch({ control, name: 'email' })?.trim().toLowerCase();
  const [known, setKnown] = useState(() => knownOf(draft));
  const drafted = draft.recipient;
  const isDrafted = email === undefined || email === drafted?.email;
  const recipient: OfferRecipient | undefined = isDrafted
    ? drafted
    : ADDRESS.test(email)
      ? { email }
      : undefined;
  const whose = recipient ? JSON.stringify(recipient) : '';
  const current = known.whose === whose ? known : NOTHING;
  const missing = whose === '' ? '' : toolIds.filter((id) => !current.read.has(id)).join();

  useEffect(() => {
    if (missing === '') return;
    const ids = missing.split(',');
    let isOver = false;
    const read = async () => {
      const { call, managedOfferCalls } = await loadContracts(
        () => import('@/lib/shared/offers/offers.contract'),
      );
      const body = { ...(JSON.parse(whose) as OfferRecipient), toolIds: ids };
      const found = await call(managedOfferCalls.getPaidLast, { body });
      if (isOver) return;
      setKnown((before) => {
        const { read: readBefore, prices } = before.whose === whose ? before : NOTHING;
        const added = found.map(({ toolId, ...paid }) => [toolId, paid] as const);
        return {
          whose,
          read: new Set([...readBefore, ...ids]),
          prices: new Map([...prices, ...added]),
        };
      });
    };
    const timer = window.setTimeout(() => {
      // A convenience: an offer is made without it.
      read().catch((error: unknown) => console.info('What was paid last could not be read.', error));
    }, PAUSE_MS);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [whose, missing]);

  return current.prices;
}
