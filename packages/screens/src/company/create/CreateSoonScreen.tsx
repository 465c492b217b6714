import { EmptyState, LinkButton } from '@stellwerk/design-system';
import { companyTexts } from '../../i18n/company.de';
import { paths } from '../../paths';

const texts = companyTexts.preparation;

/** Placeholder for creating a company. */
export function CreateSoonScreen() {
  return (
    <>
      <h1 className="sw:mb-6 sw:text-3xl">{texts.create}</h1>
      <EmptyState title={texts.title} actions={<LinkButton href={paths.dashboard()}>{companyTexts.frame.backToDashboard}</LinkButton>}>
        {texts.createText}
      </EmptyState>
    </>
  );
}
