import { useToast } from '@stellwerk/design-system';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { CreateMemberScreen } from '@stellwerk/screens/company/team';
import { teamTexts } from '@stellwerk/screens/i18n/company/team.de';
import { useNavigate } from 'react-router-dom';
import { useTeamCalls } from '../../../data/team/use-team-calls';
import { companyParts } from '../../../shell/member-parts';
import { CompanyPage, type CompanyPageData } from '../CompanyPage';

export const parts = (): readonly string[] => companyParts();

function CreateMember({ companyId, company, team }: CompanyPageData) {
  const { create } = useTeamCalls(companyId, team);
  const navigate = useNavigate();
  const toast = useToast();
  const teamHref = companyPaths.dashboard(companyId, { tab: 'team' });
  return (
    <CreateMemberScreen
      teamHref={teamHref}
      teamRole={company.role}
      create={async (values, avatar) => {
        await create(values, avatar);
        toast.success(teamTexts.created);
        await navigate(teamHref);
      }}
      onCancel={() => void navigate(teamHref)}
    />
  );
}

/** The page of a new member of the team (CT05, A63). */
export default function CreateMemberRoute() {
  return (
    <CompanyPage tab="team" title={teamTexts.createTitle} handles401>
      {(data) => <CreateMember {...data} />}
    </CompanyPage>
  );
}
