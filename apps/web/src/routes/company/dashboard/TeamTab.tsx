import { hasRight } from '@stellwerk/domain/company';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { TeamScreen, useTeamDialog } from '@stellwerk/screens/company/team';
import { useState } from 'react';
import { useInvitations } from '../../../data/team/use-invitations';
import { useTeamActions } from '../../../data/team/use-team-actions';
import type { CompanyPageData } from '../CompanyPage';
import { useWish } from '../../use-wish';
import { CompanyPlanNote } from './CompanyPlanNote';

/** The team tab, wired: members, roles, pictures and invitations (CT01 to CT38, O48 to O51). */
export default function TeamTab({ companyId, company, reloadCompany, team }: CompanyPageData) {
  const [now] = useState(() => new Date());
  const [asked, takeWish] = useWish('invite');
  const { dialog, onDialog } = useTeamDialog(asked, takeWish);
  const { list, invite, resend, remove: removeInvitation } = useInvitations(companyId);
  // Invitations change how team members are shown (CT08, CT10).
  const withTeam = async <T,>(work: Promise<T>): Promise<T> => {
    const result = await work;
    await team.reload().catch(() => undefined);
    return result;
  };
  const { create, update, changeRole, removeAvatar, remove, transfer } = useTeamActions(companyId, team);
  const open = list.filter(({ email }) => team.data?.every((member) => member.email !== email));
  return (
    <>
      {hasRight(company.role, 'manageTeam') && (
        <CompanyPlanNote companyId={companyId} of="members" used={team.data && team.data.length + open.length} />
      )}
      <TeamScreen
        members={team}
        invitations={list}
        now={now}
        teamRole={company.role}
        createHref={companyPaths.createMember(companyId)}
        dialog={dialog}
        onDialog={onDialog}
        onInvite={(values) => withTeam(invite(values))}
        onInviteMember={({ email, firstName, lastName, position }) => withTeam(invite({ email, firstName, lastName, position }))}
        onResend={resend}
        onDeleteInvitation={(invitation) => withTeam(removeInvitation(invitation))}
        onCreate={create}
        onUpdate={update}
        onRole={changeRole}
        onAvatarRemove={removeAvatar}
        onDelete={remove}
        onTransfer={async (member) => {
          await transfer(member);
          await reloadCompany();
        }}
      />
    </>
  );
}
