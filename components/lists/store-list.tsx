'use client';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { call } from '@/lib/client/api';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { CartLine } from '@/lib/shared/cart/cart.schema';
import { listCalls } from '@/lib/shared/lists/lists.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ListNameField } from './list-name-field';

type StoreListProps = { lines: readonly CartLine[]; texts: Texts['lists']['store'] };

export function StoreList({ lines, texts }: StoreListProps) {
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);

  async function store(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const sold = lines.filter(({ problems }) => problems.every(({ code }) => code !== 'not-on-sale'));
    try {
      await call(listCalls.addList, {
        body: {
          name,
          lines: sold.map(({ toolId, quantity, reference = '' }) => ({ toolId, quantity, reference })),
        },
      });
      toastSuccess(fillText(texts.stored, { name: name.trim() }));
      setName('');
    } catch (error) {
      setFailure(fieldMessageOf(error, 'name') ?? sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate method="post" onSubmit={store} className="grid gap-3">
      <ListNameField label={texts.name} value={name} error={failure} onChange={setName} />
      <Button type="submit" variant="outline" busy={busy} className="justify-self-start">
        {texts.submit}
      </Button>
    </form>
  );
}
