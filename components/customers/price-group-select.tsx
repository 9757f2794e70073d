'use client';
import { type ChangeEvent, useState } from 'react';
import { Select } from '@/components/ui/controls/select';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure, toastSuccess } from '@/lib/client/toasts/toast';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const loadCalls = () => loadCode(() => import('@/lib/client/admin-calls/prices'));

type PriceGroupSelectProps = {
  user: { name: string; email: string; priceGroupId: string };
  groups: readonly (readonly [string, string])[];
  texts: Pick<Texts['prices']['groups'], 'assign' | 'assigned' | 'left' | 'noGroup'>;
};

export function PriceGroupSelect({ user, groups, texts }: PriceGroupSelectProps) {
  const router = useLocalRouter();
  const [chosen, setChosen] = useState(user.priceGroupId);
  const [busy, setBusy] = useState(false);

  async function choose(event: ChangeEvent<HTMLSelectElement>): Promise<void> {
    const [before, next] = [chosen, event.target.value];
    setChosen(next);
    setBusy(true);
    try {
      const { assignPriceGroup } = await loadCalls();
      await assignPriceGroup(user.email, next || null);
      const group = new Map(groups).get(next);
      toastSuccess(
        fillText(group === undefined ? texts.left : texts.assigned, { name: user.name, group: group ?? '' }),
      );
    } catch (error) {
      setChosen(before);
      toastFailure(sentenceOf(error));
    } finally {
      setBusy(false);
      router.refresh();
    }
  }

  return (
    <Select
      look="inline"
      aria-label={fillText(texts.assign, { name: user.name })}
      value={chosen}
      aria-busy={busy || undefined}
      onChange={(event) => void choose(event)}
      className="max-w-44 text-ellipsis pe-9"
    >
      <option value="">{texts.noGroup}</option>
      {groups.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
