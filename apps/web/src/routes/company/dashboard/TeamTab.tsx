import { TeamScreen } from '@stellwerk/screens/company/team';
import { useState } from 'react';
import type { CompanyPageData } from '../CompanyPage';

/** The team tab, for reading (CT01, CT07 to CT09). */
export default function TeamTab({ company, team }: CompanyPageData) {
  const [now] = useState(() => new Date());
  return <TeamScreen members={team} now={now} teamRole={company.role} />;
}
