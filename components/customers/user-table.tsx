import { BadgeCheck, ShieldCheck } from 'lucide';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/links/link';
import { EmailText } from '@/components/ui/measured-text';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
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
  const { heading, columns, ...own } = texts.dashboard.makeAdmin;
  const { assign, assigned, left, noGroup } = texts.prices.groups;
  const groupTexts = { assign, assigned, left, noGroup };
  return (
    <Table aria-label={heading}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.name}</TableHeadCell>
          <TableHeadCell>{columns.email}</TableHeadCell>
          {groups.length > 0 ? <TableHeadCell>{texts.prices.groups.column}</TableHeadCell> : null}
          <TableHeadCell className="as-table:text-end">{columns.role}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <TableRow key={user._id}>
            <TableCell label={columns.name}>
              <Link
                href={ROUTES.customer(user._id)}
                prefetch={false}
                className="wrap-anywhere line-clamp-2 min-w-0 text-end font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink as-table:text-start"
              >
                {user.name}
              </Link>
            </TableCell>
            <TableCell label={columns.email}>
              <span className="flex min-w-0 flex-wrap items-center justify-end gap-x-3 gap-y-1 as-table:justify-start">
                <EmailText email={user.email} className="min-w-0 text-end as-table:text-start" />
                {user.verified ? (
                  <Badge tone="success">
                    <Icon node={BadgeCheck} />
                    {texts.admin.users.verified}
                  </Badge>
                ) : (
                  <Badge>{own.unverified}</Badge>
                )}
              </span>
            </TableCell>
            {groups.length > 0 ? (
              <TableCell label={texts.prices.groups.column} className="items-center">
                <PriceGroupSelect
                  // Remounted when the server returns another group.
                  key={user.priceGroupId ?? ''}
                  user={{ name: user.name, email: user.email, priceGroupId: user.priceGroupId ?? '' }}
                  groups={groups}
                  texts={groupTexts}
                />
              </TableCell>
            ) : null}
            <TableCell label={columns.role} className="items-center as-table:text-end">
              {user.role === 'admin' ? (
                <Badge tone="accent" className="min-h-9">
                  <Icon node={ShieldCheck} />
                  {own.admin}
                </Badge>
              ) : (
                <MakeAdminButton
                  user={{ name: user.name, email: user.email, verified: user.verified }}
                  texts={{ submit: own.submit, admin: texts.admin.users, confirm: texts.shell.confirm }}
                />
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
