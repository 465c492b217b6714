import '../../../members.css';
import { publicPlans } from '@stellwerk/domain/calls';
import { forCompaniesTexts as texts } from '@stellwerk/screens/i18n/for-companies.de';
import { paths } from '@stellwerk/screens/paths';
import { ForCompaniesScreen } from '@stellwerk/screens/company/offer';
import { use } from 'react';
import { useToken } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import type { PreloadCall } from '../../../route-types';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';
import { SupportContext } from '../../../shell/page-settings';

export function preload(): readonly PreloadCall[] {
  return [{ call: publicPlans }];
}

export default function ForCompaniesRoute() {
  const plans = useCall(publicPlans, {});
  usePageHead({ title: texts.title, description: texts.intro, canonical: paths.forCompanies() });
  return (
    <PublicShell>
      <ForCompaniesScreen plans={plans} loggedIn={useToken() !== null} supportEmail={use(SupportContext)} />
    </PublicShell>
  );
}
