import { adminOverview } from '@stellwerk/domain/calls';
import { OverviewScreen } from '@stellwerk/screens/admin/overview';
import { useCall } from '../../data/use-call';

/** Open items of the administration. */
export default function Overview() {
  return <OverviewScreen overview={useCall(adminOverview, {})} />;
}
