import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Link } from '@/components/ui/links/link';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import type { CompanyMember } from '@/lib/shared/companies/company.schema';
import { formatDay } from '@/lib/shared/dates/dates';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { RemoveMember } from './end-membership';
import { MemberRoleSelect } from './member-role-select';

type MemberTableProps = {
  members: readonly CompanyMember[];
  /** The reader's own id, if they are a member. */
  self?: string;
  mayChange: boolean;
  /** Of a member's page, for admins. */
  hrefOf?: (userId: string) => string;
  texts: Texts;
};

export function MemberTable({ members, self, mayChange, hrefOf, texts: all }: MemberTableProps) {
  const [language, timeZone] = [useLanguage(), useTimeZone()];
  const { members: texts, roles } = all.company;
  const { columns } = texts;
  const withEmail = members.some(({ email }) => email !== undefined);
  return (
    <Table aria-label={texts.label}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.name}</TableHeadCell>
          {withEmail ? <TableHeadCell>{columns.email}</TableHeadCell> : null}
          <TableHeadCell>{columns.role}</TableHeadCell>
          <TableHeadCell>{columns.since}</TableHeadCell>
          {mayChange ? (
            <TableHeadCell className="no-print as-table:text-end">{columns.actions}</TableHeadCell>
          ) : null}
        </TableRow>
      </TableHead>
      <TableBody>
        {members.map(({ userId, name, email, role, since }) => (
          <TableRow key={userId}>
            <TableCell label={columns.name}>
              <span className="wrap-anywhere min-w-0 font-semibold text-ink">
                {hrefOf ? (
                  <Link
                    href={hrefOf(userId)}
                    prefetch={false}
                    className="underline decoration-line underline-offset-4 hover:decoration-ink"
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
                {userId === self ? <span className="font-normal text-muted"> ({texts.you})</span> : null}
              </span>
            </TableCell>
            {withEmail ? (
              <TableCell label={columns.email}>
                <span className="wrap-anywhere min-w-0">{email}</span>
              </TableCell>
            ) : null}
            <TableCell label={columns.role}>
              {mayChange ? (
                <MemberRoleSelect
                  key={role}
                  member={{ userId, name, role }}
                  texts={{ members: pick(texts, 'roleOf', 'roleChanged'), roles }}
                />
              ) : (
                roles[role]
              )}
            </TableCell>
            <TableCell label={columns.since} className="figures whitespace-nowrap">
              {formatDay(since, language, timeZone)}
            </TableCell>
            {mayChange ? (
              <TableCell className="no-print as-table:text-end">
                {userId === self ? null : (
                  <RemoveMember
                    member={{ userId, name }}
                    texts={pick(texts, 'remove', 'removeShort', 'removeTitle', 'removeText', 'removed')}
                    confirmTexts={all.shell.confirm}
                  />
                )}
              </TableCell>
            ) : null}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
