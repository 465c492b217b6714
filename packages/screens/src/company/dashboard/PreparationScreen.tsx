import { EmptyState, LinkButton } from '@stellwerk/design-system';
import { companyTexts } from '../../i18n/company.de';
import { companyPaths } from '../../company-paths';
import type { CompanyTab } from './tabs';

/** Placeholder of an area that is not built yet, with a link to the one that is. */
export function PreparationScreen({ companyId, tab }: { readonly companyId: string; readonly tab: CompanyTab }) {
  return (
    <>
      <h1 className="sw:mb-6 sw:text-2xl">{companyTexts.tabs[tab]}</h1>
      <EmptyState
        title={companyTexts.preparation.title}
        actions={
          <LinkButton href={companyPaths.dashboard(companyId, { tab: 'applications' })}>
            {companyTexts.preparation.toApplications}
          </LinkButton>
        }
      >
        {companyTexts.preparation.text}
      </EmptyState>
    </>
  );
}
