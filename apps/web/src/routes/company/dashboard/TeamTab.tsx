import { companyPaths } from '@stellwerk/screens/company-paths';
import { TeamScreen, type TeamDialog } from '@stellwerk/screens/company/team';
import { useState } from 'react';
import { useTeamActions } from '../../../data/team/use-team-actions';
import type { CompanyPageData } from '../CompanyPage';

/** The team tab, wired: people, their roles and pictures (CT01 to CT20, O49 to O51). */
export default function TeamTab({ companyId, company, reloadCompany, team }: CompanyPageData) {
  const [now] = useState(() => new Date());
  const [dialog, onDialog] = useState<TeamDialog | undefined>(undefined);
  const { create, update, removeAvatar, remove, transfer } = useTeamActions(companyId, team);
  return (
    <TeamScreen
      members={team}
      now={now}
      teamRole={company.role}
      createHref={companyPaths.createMember(companyId)}
      dialog={dialog}
      onDialog={onDialog}
      onCreate={create}
      onUpdate={update}
      onAvatarRemove={removeAvatar}
      onDelete={remove}
      onTransfer={async (member) => {
        await transfer(member);
        await reloadCompany();
      }}
    />
  );
}
