import '../../../members.css';
import { CreateSoonScreen } from '@stellwerk/screens/company/create';
import { companyTexts } from '@stellwerk/screens/i18n/company.de';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';

/** Placeholder for creating a company. */
export default function CompanyCreateRoute() {
  usePageHead({ title: companyTexts.preparation.create, noindex: true });
  return (
    <PublicShell>
      <CreateSoonScreen />
    </PublicShell>
  );
}
