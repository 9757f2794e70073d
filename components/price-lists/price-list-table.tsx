import { useLanguage } from '#use-language';
import { DeleteButton } from '@/components/dashboard/rows/delete-button';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/links/link';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
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
  const { columns } = own;
  return (
    <Table aria-label={own.heading}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.name}</TableHeadCell>
          <TableHeadCell>{columns.audience}</TableHeadCell>
          <TableHeadCell>{columns.validity}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.priority}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.rules}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.actions}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lists.map((list) => {
          const state = stateOf(list, now);
          return (
            <TableRow key={list._id}>
              <TableCell label={columns.name}>
                <span className="wrap-anywhere min-w-0 text-end font-semibold text-ink as-table:text-start">
                  {list.name}
                </span>
              </TableCell>
              <TableCell label={columns.audience}>
                <span className="wrap-anywhere min-w-0 text-end as-table:text-start">
                  {'groupId' in list.for ? (groups.get(list.for.groupId) ?? '–') : own.everyone}
                </span>
              </TableCell>
              <TableCell label={columns.validity}>
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
              </TableCell>
              <TableCell label={columns.priority} className="figures as-table:text-end">
                {formatNumber(list.priority, language)}
              </TableCell>
              <TableCell label={columns.rules} className="figures as-table:text-end">
                {formatNumber(list.rules.length, language)}
              </TableCell>
              <TableCell className="as-table:text-end">
                <span className="flex flex-wrap justify-end gap-2">
                  <LinkButton
                    href={ROUTES.priceList(list._id)}
                    prefetch={false}
                    variant="outline"
                    size="sm"
                    aria-label={`${own.edit}: ${list.name}`}
                  >
                    {own.edit}
                  </LinkButton>
                  <LinkButton
                    href={ROUTES.copyPriceList(list._id)}
                    prefetch={false}
                    variant="outline"
                    size="sm"
                    aria-label={`${own.copy}: ${list.name}`}
                  >
                    {own.copy}
                  </LinkButton>
                  <DeleteButton
                    kind="price-list"
                    id={list._id}
                    name={list.name}
                    texts={{
                      own: pick(own, 'delete', 'deleteTitle', 'deleteText', 'deleted'),
                      confirm: texts.shell.confirm,
                    }}
                  />
                </span>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
