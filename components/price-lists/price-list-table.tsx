import { useLanguage } from '#use-language';
import { DeleteMenu } from '@/components/dashboard/rows/delete-menu';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/links/link';
import { CellText, DataTable } from '@/components/ui/tables/data-table';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { PriceListResponse } from '@/lib/shared/prices/price-list.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { Validity } from './price-moments';

type PriceListTableProps = {
  lists: readonly PriceListResponse[];
  groups: ReadonlyMap<string, string>;
  now: Date;
  texts: Texts;
};

function stateOf({ validFrom, validTo }: PriceListResponse, now: Date): 'valid' | 'later' | 'over' {
  if (validFrom && new Date(validFrom) > now) return 'later';
  return validTo && new Date(validTo) <= now ? 'over' : 'valid';
}

export function PriceListTable({ lists, groups, now, texts }: PriceListTableProps) {
  const language = useLanguage();
  const own = texts.prices;
  const columns = { ...texts.columns, ...own.columns };
  return (
    <DataTable
      label={own.heading}
      rows={lists}
      keyOf={({ _id }) => _id}
      columns={[
        { name: columns.name, cell: ({ name }) => <CellText isStrong>{name}</CellText> },
        {
          name: columns.audience,
          cell: (list) => (
            <CellText>
              {'groupId' in list.for ? (groups.get(list.for.groupId) ?? '–') : own.everyone}
            </CellText>
          ),
        },
        {
          name: columns.validity,
          cell: (list) => {
            const state = stateOf(list, now);
            return (
              <span className="flex min-w-0 flex-wrap items-center justify-end gap-x-2 gap-y-1 as-table:justify-start">
                <Badge tone={state === 'valid' ? 'success' : 'neutral'}>{own.states[state]}</Badge>
                <span className="text-muted text-xs">
                  <Validity
                    validFrom={list.validFrom}
                    validTo={list.validTo}
                    texts={{ from: own.from, until: own.until, always: own.always }}
                  />
                </span>
              </span>
            );
          },
        },
        { name: columns.priority, kind: 'figure', cell: ({ priority }) => formatNumber(priority, language) },
        { name: columns.rules, kind: 'figure', cell: ({ rules }) => formatNumber(rules.length, language) },
        {
          name: columns.actions,
          kind: 'actions',
          cell: ({ _id, name }) => (
            <span className="flex flex-wrap justify-end gap-2">
              <LinkButton
                href={ROUTES.priceList(_id)}
                prefetch={false}
                variant="outline"
                size="sm"
                aria-label={`${own.edit}: ${name}`}
              >
                {own.edit}
              </LinkButton>
              <DeleteMenu
                kind="price-list"
                id={_id}
                name={name}
                links={[{ label: own.copy, href: ROUTES.copyPriceList(_id) }]}
                texts={{
                  own: pick(own, 'delete', 'deleteTitle', 'deleteText', 'deleted'),
                  more: texts.admin.more,
                  confirm: texts.shell.confirm,
                }}
              />
            </span>
          ),
        },
      ]}
    />
  );
}
