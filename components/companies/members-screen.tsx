import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Panel } from '@/components/ui/panel';
import { CellLink, DataTable } from '@/components/ui/tables/data-table';
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
  const columns = { ...all.columns, ...texts.columns };
  return (
    <DataTable
      label={texts.label}
      rows={members}
      keyOf={({ userId }) => userId}
      columns={[
        {
          name: columns.name,
          cell: ({ userId, name }) => (
            <span className="wrap-anywhere min-w-0 font-semibold text-ink">
              {hrefOf ? <CellLink href={hrefOf(userId)}>{name}</CellLink> : name}
              {userId === self ? <span className="font-normal text-muted"> ({texts.you})</span> : null}
            </span>
          ),
        },
        members.some(({ email }) => email !== undefined) && {
          name: columns.email,
          cell: ({ email }) => <span className="wrap-anywhere min-w-0">{email}</span>,
        },
        {
          name: columns.role,
          cell: ({ userId, name, role }) =>
            mayChange ? (
              <MemberRoleSelect
                key={role}
                member={{ userId, name, role }}
                texts={{ members: pick(texts, 'roleOf', 'roleChanged'), roles }}
              />
            ) : (
              roles[role]
            ),
        },
        {
          name: columns.since,
          className: 'figures whitespace-nowrap',
          cell: ({ since }) => formatDay(since, language, timeZone),
        },
        mayChange && {
          name: columns.actions,
          kind: 'actions',
          cell: ({ userId, name }) =>
            userId === self ? null : (
              <RemoveMember
                member={{ userId, name }}
                texts={pick(texts, 'remove', 'removeShort', 'removeTitle', 'removeText', 'removed')}
                confirmTexts={all.shell.confirm}
              />
            ),
        },
      ]}
    />
  );
}
