import '../../../members.css';
import { EmptyState, LinkButton } from '@stellwerk/design-system';
import { companyWords } from '../../../i18n/company.de';
import { paths } from '../../../paths';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';

/** Founding a company is not built yet and says so. */
export default function CompanyCreateRoute() {
  usePageHead({ title: companyWords.preparation.create, noindex: true });
  return (
    <PublicShell>
      <h1 className="sw:mb-6 sw:text-3xl">{companyWords.preparation.create}</h1>
      <EmptyState
        title={companyWords.preparation.title}
        actions={<LinkButton href={paths.dashboard()}>{companyWords.frame.backToDashboard}</LinkButton>}
      >
        {companyWords.preparation.createText}
      </EmptyState>
    </PublicShell>
  );
}
