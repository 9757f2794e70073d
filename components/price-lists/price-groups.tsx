'use client';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import { RowMenu } from '@/components/dashboard/rows/row-menu';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import {
  ConfirmDialog,
  type ConfirmTexts,
  prepareConfirmDialog,
} from '@/components/ui/controls/confirm-dialog';
import { Input } from '@/components/ui/controls/field';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { ApiProblem, fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { PriceGroup } from '@/lib/shared/prices/tool-price.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type GroupTexts = { own: Texts['prices']; more: string; confirm: ConfirmTexts };
type PriceGroupsProps = { groups: readonly PriceGroup[]; texts: GroupTexts };

const loadCalls = () => loadContracts(() => import('@/lib/shared/prices/prices.contract'));

const nameProblem = (error: unknown) => fieldMessageOf(error, 'name') ?? sentenceOf(error);

export function PriceGroups({ groups, texts }: PriceGroupsProps) {
  const { groups: own } = texts.own;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { busy, button, run } = useRowAction();

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void run(async () => {
      const { call, priceListCalls } = await loadCalls();
      await call(priceListCalls.addPriceGroup, { body: { name: input.current?.value ?? '' } });
      if (input.current) input.current.value = '';
      return own.added;
    }, nameProblem);
  }

  return (
    <div className="grid min-w-0 gap-5">
      {groups.length === 0 ? <p className="text-muted">{own.none}</p> : null}
      <ul className="grid min-w-0">
        {groups.map((group) => (
          <GroupRow key={group._id} group={group} texts={texts} />
        ))}
      </ul>
      <form onSubmit={add} className="flex flex-wrap items-end gap-3">
        <div className="grid min-w-0 flex-1 basis-56 gap-1.5">
          <label htmlFor={id} className="font-semibold text-ink text-sm">
            {own.name}
          </label>
          <Input ref={input} id={id} name="name" maxLength={100} autoComplete="off" />
        </div>
        <Button ref={button} type="submit" variant="outline" busy={busy}>
          {own.add}
        </Button>
      </form>
    </div>
  );
}

function GroupRow({ group, texts }: { group: PriceGroup; texts: GroupTexts }) {
  const language = useLanguage();
  const { groups: own, delete: remove } = texts.own;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const renaming = useRowAction();
  const deleting = useRowAction();
  const customers = (count: number) =>
    count === 1 ? own.customers.one : fillText(own.customers.many, { count: formatNumber(count, language) });

  function rename(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void renaming.run(async () => {
      const { call, priceListCalls } = await loadCalls();
      await call(priceListCalls.renamePriceGroup, {
        params: { id: group._id },
        body: { name: input.current?.value ?? '' },
      });
      return own.renamed;
    }, nameProblem);
  }

  function explain(error: unknown): string {
    const { customers: count, lists } = error instanceof ApiProblem ? error.members : {};
    if (typeof count !== 'number' || !Array.isArray(lists)) return sentenceOf(error);
    const sentence = fillText(own.inUse, {
      customers: customers(count),
      lists: lists.join(', ') || own.noLists,
    });
    setProblem(sentence);
    return sentence;
  }

  return (
    <li className="grid min-w-0 gap-2 border-line border-t py-1.5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        <form onSubmit={rename} className="flex min-w-0 flex-1 basis-64 flex-wrap gap-2">
          <Input
            ref={input}
            key={group.name}
            name="name"
            aria-label={fillText(own.rename, { name: group.name })}
            defaultValue={group.name}
            maxLength={100}
            autoComplete="off"
            look="compact"
            className="min-w-0 flex-1 basis-44"
          />
          <Button ref={renaming.button} type="submit" variant="outline" size="sm" busy={renaming.busy}>
            {own.save}
          </Button>
        </form>
        <span className="figures min-w-26 text-muted text-sm">{customers(group.customers)}</span>
        <RowMenu
          label={texts.more}
          name={group.name}
          busy={deleting.busy}
          button={deleting.button}
          onOpen={prepareConfirmDialog}
          items={[{ label: remove, isDanger: true, onChoose: () => setAsking(true) }]}
        />
        {isAsking ? (
          <ConfirmDialog
            title={fillText(texts.own.deleteTitle, { name: group.name })}
            text={customers(group.customers)}
            texts={texts.confirm}
            onClose={() => setAsking(false)}
            onConfirm={() =>
              deleting.run(async () => {
                const { call, priceListCalls } = await loadCalls();
                await call(priceListCalls.deletePriceGroup, { params: { id: group._id } });
                return own.deleted;
              }, explain)
            }
          />
        ) : null}
      </div>
      {problem ? <p className="text-danger text-sm">{problem}</p> : null}
    </li>
  );
}
