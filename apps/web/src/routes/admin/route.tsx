import '../../members.css';
import { outbox } from '@stellwerk/domain/calls';
import { AdminFrame, adminHref } from '@stellwerk/screens/admin';
import { OutboxScreen, readOutboxState, toOutboxQuery } from '@stellwerk/screens/admin/outbox';
import { adminTexts } from '@stellwerk/screens/i18n/admin.de';
import { paths } from '@stellwerk/screens/paths';
import { NoScript } from '@stellwerk/screens/shell';
import { Navigate } from 'react-router-dom';
import { useHydrated, useToken } from '../../data/session';
import { useCall } from '../../data/use-call';
import { useProfile } from '../../data/users/use-profile';
import { useQueryState } from '../use-query-state';
import { usePageHead } from '../../shell/head';
import { PublicShell } from '../../shell/PublicShell';

function Outbox() {
  const mails = useCall(outbox, {});
  const { state, change } = useQueryState(readOutboxState, toOutboxQuery, ['tab']);
  return <OutboxScreen mails={mails} state={state} onChange={change} />;
}

function Administration() {
  const profile = useProfile();
  return (
    <AdminFrame tab="outbox" tabs={['outbox']} profile={profile} loginHref={paths.login(adminHref('outbox'))}>
      <Outbox />
    </AdminFrame>
  );
}

/** The administration of the platform, with the views that have calls behind them (O46, O89). A visitor logs in first. */
export default function AdminRoute() {
  const hydrated = useHydrated();
  const token = useToken();
  usePageHead({ title: adminTexts.title, noindex: true });
  if (hydrated && token === null) return <Navigate to={paths.login(adminHref('outbox'))} replace />;
  return <PublicShell>{hydrated ? <Administration /> : <NoScript />}</PublicShell>;
}
