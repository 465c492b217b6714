import { registrations } from '@stellwerk/domain/calls';
import { RegistrationsScreen } from '@stellwerk/screens/admin/registrations';
import { useCall } from '../../data/use-call';

/** The registrations. */
export default function Registrations() {
  return <RegistrationsScreen registrations={useCall(registrations, {})} />;
}
