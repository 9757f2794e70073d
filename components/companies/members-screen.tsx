import { Panel } from '@/components/ui/panel';
import type { Company } from '@/lib/shared/companies/company.schema';
import { COMPANY_ROLES } from '@/lib/shared/companies/company-roles';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { LeaveCompany } from './end-membership';
import { InvitationList } from './invitation-list';
import { InviteForm } from './invite-form';
import { MemberTable } from './member-table';

type MembersScreenProps = { company: Company; self: string; texts: Texts };

export function MembersScreen({ company, self, texts }: MembersScreenProps) {
  const { members, invitations = [], role, state, name } = company;
  const { members: own, invite, roles } = texts.company;
  const isOwner = role === 'owner';
  return (
    <>
      <MemberTable members={members} self={self} mayChange={isOwner} texts={texts} />
      {isOwner && (state === 'active' || invitations.length > 0) ? (
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
