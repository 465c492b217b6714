import { adminOverview } from '@stellwerk/domain/calls';
import { OverviewScreen } from '@stellwerk/screens/admin/overview';
import { useCall } from '../../data/use-call';

/** What waits for an administrator. */
export default function Overview() {
  return <OverviewScreen overview={useCall(adminOverview, {})} />;
}
