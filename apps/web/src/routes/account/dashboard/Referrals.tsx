import { referralLink } from '@stellwerk/domain';
import { ReferralsScreen } from '@stellwerk/screens/account/referrals';
import { use } from 'react';
import { referralCalls, useOwnReferrals, useReferrerStats } from '../../../data/referrals/use-own-referrals';
import { OriginContext } from '../../../shell/page-settings';

/** The own links with their calls (O07, O43 to O45). */
export default function Referrals() {
  const origin = use(OriginContext);
  const links = useOwnReferrals();
  const stats = useReferrerStats();
  return (
    <ReferralsScreen
      referrals={links}
      stats={stats.data}
      addressOf={({ job, code }) => referralLink(origin, job.id, code)}
      {...referralCalls(links, stats)}
    />
  );
}
