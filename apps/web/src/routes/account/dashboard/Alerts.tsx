import type { Id } from '@stellwerk/domain';
import { deleteJobAlert, ownJobAlerts } from '@stellwerk/domain/calls';
import { AlertsScreen } from '@stellwerk/screens/account/alerts';
import { send } from '../../../data/client';
import { useCall } from '../../../data/use-call';

/** The own alerts (O93). */
export default function Alerts() {
  const alerts = useCall(ownJobAlerts, {});
  const remove = async (alertId: Id<'job-alert'>): Promise<void> => {
    await send(deleteJobAlert, { params: { alertId } });
    void alerts.mutate((known) => known?.filter(({ id }) => id !== alertId));
  };
  return <AlertsScreen alerts={alerts} remove={remove} />;
}
