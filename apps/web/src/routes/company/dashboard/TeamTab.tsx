import { hasRight } from '@stellwerk/domain/company';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { TeamScreen, useTeamDialog } from '@stellwerk/screens/company/team';
import { useState } from 'react';
import { useInvitations } from '../../../data/team/use-invitations';
import { useTeamCalls } from '../../../data/team/use-team-calls';
import type { CompanyPageData } from '../CompanyPage';
import { useQueryAction } from '../../use-query-action';
import { CompanyPlanNote } from './CompanyPlanNote';

/** The team tab, wired: members, roles, pictures and invitations (CT01 to CT38, O48 to O51). */
export default function TeamTab({ companyId, company, reloadCompany, team }: CompanyPageData) {
  const [now] = useState(() => new Date());
  const { dialog, onDialog } = useTeamDialog(...useQueryAction('invite'));
  const { list, calls: invitationCalls } = useInvitations(companyId, team);
  const teamCalls = useTeamCalls(companyId, team);
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
        calls={{
          ...invitationCalls,
          ...teamCalls,
          transfer: async (member) => {
            await teamCalls.transfer(member);
            await reloadCompany();
          },
        }}
      />
    </>
  );
}
