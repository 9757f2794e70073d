'use client';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/notice';
import type { PriceListFormFields } from '@/lib/client/prices/list-fields';
import { formatMoment, readersTimeZone } from '@/lib/shared/dates/dates';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type TheirList = { revision: number; hasRules: boolean; fields: PriceListFormFields };

type ListConflictProps = {
  list: TheirList;
  groups: readonly (readonly [string, string])[];
  texts: Pick<Texts['prices'], 'editor' | 'everyone'>;
  onChoice: (list: TheirList, isMine: boolean) => void;
};

export function ListConflict({ list, groups, texts, onChoice }: ListConflictProps) {
  const language = useLanguage();
  const { editor: own, everyone } = texts;
  const { fields } = list;
  const moment = (field: string) =>
    field === '' ? '–' : formatMoment(`${field}Z`, language, readersTimeZone());
  const facts = [
    [own.name, fields.name],
    [own.audience, new Map(groups).get(fields.groupId) ?? everyone],
    [own.validFrom, moment(fields.validFrom)],
    [own.validTo, moment(fields.validTo)],
    [own.priority, fields.priority],
    [own.rounding, fields.rounding || own.noRounding],
  ] as const;
  return (
    <Notice role="alert" tone="warning">
      <div className="grid min-w-0 gap-3">
        <p className="font-semibold">{own.meanwhile.title}</p>
        <p>{own.meanwhile.text}</p>
        <dl className="grid gap-1 text-sm">
          {facts.map(([term, value]) => (
            <div key={term} className="flex flex-wrap gap-x-2">
              <dt>{fillText('{term}:', { term })}</dt>
              <dd className="wrap-anywhere font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <pre className="max-h-60 overflow-auto rounded-md bg-sunken p-3 text-sm">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
          <code tabIndex={0}>{fields.rules}</code>
        </pre>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" size="sm" onClick={() => onChoice(list, true)}>
            {own.meanwhile.mine}
          </Button>
          <Button variant="outline" size="sm" onClick={() => onChoice(list, false)}>
            {own.meanwhile.theirs}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
