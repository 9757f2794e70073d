import { BadgeCheck, ShieldCheck } from 'lucide';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { EmailText } from '@/components/ui/measured-text';
import { CellLink, DataTable } from '@/components/ui/tables/data-table';
import type { UserRow } from '@/lib/shared/customers/user.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { MakeAdminButton, PriceGroupSelect } from './customer-actions';

type UserTableProps = {
  users: readonly UserRow[];
  /** Id and name; without any there is no such column. */
  groups: readonly (readonly [string, string])[];
  texts: Texts;
};

/** Product §11.1. */
export function UserTable({ users, groups, texts }: UserTableProps) {
  const { columns } = texts;
  const { heading, ...own } = texts.dashboard.makeAdmin;
  const { assign, assigned, left, noGroup } = texts.prices.groups;
  const groupTexts = { assign, assigned, left, noGroup };
  return (
    <DataTable
      label={heading}
      rows={users}
      keyOf={({ _id }) => _id}
      columns={[
        {
          name: columns.name,
          cell: ({ _id, name }) => (
            <CellLink
              href={ROUTES.customer(_id)}
              className="wrap-anywhere line-clamp-2 min-w-0 text-end as-table:text-start"
            >
              {name}
            </CellLink>
          ),
        },
        {
          name: columns.email,
          cell: ({ email, verified }) => (
            <span className="flex min-w-0 flex-wrap items-center justify-end gap-x-3 gap-y-1 as-table:justify-start">
              <EmailText email={email} className="min-w-0 text-end as-table:text-start" />
              {verified ? (
                <Badge tone="success">
                  <Icon node={BadgeCheck} />
                  {texts.admin.users.verified}
                </Badge>
              ) : (
                <Badge>{own.unverified}</Badge>
              )}
            </span>
          ),
        },
        groups.length > 0 && {
          name: texts.prices.groups.column,
          className: 'items-center',
          cell: ({ name, email, priceGroupId = '' }) => (
            <PriceGroupSelect
              // Remounted when the server returns another group.
              key={priceGroupId}
              user={{ name, email, priceGroupId }}
              groups={groups}
              texts={groupTexts}
            />
          ),
        },
        {
          name: columns.role,
          className: 'items-center as-table:text-end',
          headClassName: 'as-table:text-end',
          cell: ({ name, email, verified, role }) =>
            role === 'admin' ? (
              <Badge tone="accent" className="min-h-9">
                <Icon node={ShieldCheck} />
                {own.admin}
              </Badge>
            ) : (
              <MakeAdminButton
                user={{ name, email, verified }}
                texts={{ submit: own.submit, admin: texts.admin.users, confirm: texts.shell.confirm }}
              />
            ),
        },
      ]}
    />
  );
}
