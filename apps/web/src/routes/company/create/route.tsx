import '../../../members.css';
import { Loaded, Spinner } from '@stellwerk/design-system';
import { generalMessages, type UserProfile } from '@stellwerk/domain';
import { industries, myCompanies } from '@stellwerk/domain/calls';
import { CreateCompanyScreen, type CompanyDraft } from '@stellwerk/screens/company/create';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { settingsTexts } from '@stellwerk/screens/i18n/company/settings.de';
import { paths } from '@stellwerk/screens/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { resendConfirmation } from '../../../data/auth/account';
import { keyOf, handles401 } from '../../../data/call-input';
import { companyDraft } from '../../../data/companies/company-draft';
import { createCompany, updateCompany, uploadLogo } from '../../../data/companies/profile';
import { useCall } from '../../../data/use-call';
import { useProfile } from '../../../data/users/use-profile';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';
import { RequireLogin } from '../../../shell/RequireLogin';
import { useConfirmedElsewhere } from '../../../shell/use-confirmed-elsewhere';

interface FormProps {
  readonly profile: UserProfile;
  /** Begins another company. */
  readonly onRestart: () => void;
}

function Form({ profile, onRestart }: FormProps) {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const known = useCall(industries, {}, handles401);
  const [storage] = useState(() => companyDraft(profile.id));
  const [start] = useState(() => storage.read());
  const keep = ({ values, companyId }: CompanyDraft): void => storage.save({ ...start, values, companyId });
  // A list that could not be loaded is replaced by the five fallback entries (CS37).
  if (known.state === 'loading') return <Spinner label={generalMessages.loading} />;
  return (
    <CreateCompanyScreen
      industries={known.data ?? []}
      draft={start.values === null ? undefined : { values: start.values, companyId: start.companyId }}
      onDraftChange={keep}
      onRestart={() => {
        storage.discard();
        onRestart();
      }}
      unconfirmed={profile.emailConfirmed ? undefined : { email: profile.email, onResend: resendConfirmation }}
      calls={{
        create: (values) => createCompany(values, start.requestKey),
        update: (id, values) => updateCompany(id, values, null),
        uploadLogo,
      }}
      onDone={(id) => {
        storage.discard();
        void mutate(keyOf(myCompanies, {}));
        void navigate(companyPaths.dashboard(id));
      }}
      onCancel={() => {
        storage.discard();
        void navigate(paths.dashboard());
      }}
    />
  );
}

function Creation() {
  const profile = useProfile();
  useConfirmedElsewhere(profile);
  const [round, setRound] = useState(0);
  return (
    <Loaded value={profile} skeleton={<Spinner label={generalMessages.loading} />} failure={{ title: settingsTexts.company.loadFailed }}>
      {(person) => <Form key={round} profile={person} onRestart={() => setRound(round + 1)} />}
    </Loaded>
  );
}

/** A new company (CS38, O13). */
export default function CompanyCreateRoute() {
  usePageHead({ title: settingsTexts.create.title, noindex: true });
  return (
    <PublicShell>
      <RequireLogin handles401 waiting={<Spinner label={generalMessages.loading} />}>
        <Creation />
      </RequireLogin>
    </PublicShell>
  );
}
