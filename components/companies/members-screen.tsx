import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Link } from '@/components/ui/links/link';
import { Panel } from '@/components/ui/panel';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import type { Company, CompanyMember } from '@/lib/shared/companies/company.schema';
import { COMPANY_ROLES, mayInCompany } from '@/lib/shared/companies/company-roles';
import { formatDay } from '@/lib/shared/dates/dates';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { InvitationList, InviteForm } from './invitations';
import { LeaveCompany, MemberRoleSelect, RemoveMember } from './member-actions';

type MembersScreenProps = { company: Company; self: string; texts: Texts };

export function MembersScreen({ company, self, texts }: MembersScreenProps) {
  const { members, invitations = [], role, state, name } = company;
  const { members: own, invite, roles } = texts.company;
  const mayManage = mayInCompany(role, 'manage-members');
  return (
    <>
      <MemberTable members={members} self={self} mayChange={mayManage} texts={texts} />
      {mayManage && (state === 'active' || invitations.length > 0) ? (
        <Panel heading={invite.heading}>
          {state === 'active' ? <InviteForm texts={invite} roles={roles} /> : null}
          <InvitationList
            invitations={invitations}
            mayChange={state === 'active'}
            texts={invite}
            roles={roles}
          />
        </Panel>
      ) : null}
      <div className="flex flex-wrap items-start justify-between gap-4">
        <ul className="grid gap-0.5 text-muted text-sm">
          {COMPANY_ROLES.map((each) => (
            <li key={each}>{own.rights[each]}</li>
          ))}
        </ul>
        <LeaveCompany
          userId={self}
          company={name}
          isLast={members.length === 1}
          texts={pick(own, 'leave', 'leaveTitle', 'leaveText', 'leaveLast', 'left')}
          confirmTexts={texts.shell.confirm}
        />
      </div>
    </>
  );
}

type MemberTableProps = {
  members: readonly CompanyMember[];
  /** The reader's own id, if they are a member. */
  self?: string;
  mayChange: boolean;
  /** Returns the address of a member's page, for admins. */
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
