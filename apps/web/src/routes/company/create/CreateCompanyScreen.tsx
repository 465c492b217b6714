import { TextLink } from '@stellwerk/design-system';
import { CompanyProfileForm, type CompanyProfileFormProps } from '@stellwerk/forms/company-profile-form';
import { ArrowLeft } from 'lucide-react';
import { settingsWords } from '../../../i18n/company/settings.de';
import { paths } from '../../../paths';

const words = settingsWords.create;

export type CreateCompanyScreenProps = Pick<CompanyProfileFormProps, 'industries' | 'onSubmit' | 'onCancel' | 'logoError' | 'now'>;

/** A new company: the profile form, whose logo waits until the company exists (CS33, CS38, O13). */
export function CreateCompanyScreen(props: CreateCompanyScreenProps) {
  return (
    <div className="sw:max-w-200">
      <TextLink href={paths.dashboard()} icon={ArrowLeft}>
        {words.back}
      </TextLink>
      <h1 className="sw:mt-4 sw:text-2xl">{words.title}</h1>
      <p className="sw:mb-6 sw:text-ink-2">{words.text}</p>
      <CompanyProfileForm {...props} />
    </div>
  );
}
