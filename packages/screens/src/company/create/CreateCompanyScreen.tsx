import { TextLink } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { CompanyProfileForm, type CompanyProfileFormProps, type CompanyProfileValues } from '@stellwerk/forms/company-profile-form';
import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { settingsTexts } from '../../i18n/company/settings.de';
import { paths } from '../../paths';
import { saveFailure } from '../settings/failures';
import { createCompany, type CreateCompanyCalls } from './create-company';

const texts = settingsTexts.create;

export interface CreateCompanyScreenProps extends CreateCompanyCalls, Pick<CompanyProfileFormProps, 'industries' | 'onCancel' | 'now'> {
  /** Everything is stored: the caller leads to the company's dashboard. */
  readonly onDone: (companyId: string) => void;
}

/** A new company: the profile form, whose logo waits until the company exists (CS33, CS38, O13). */
export function CreateCompanyScreen({ industries, now, onCancel, onDone, ...calls }: CreateCompanyScreenProps) {
  const created = useRef('');
  const { submit } = useAction(
    async (values: CompanyProfileValues, logo: File | null) => {
      await createCompany(calls, values, logo, created.current, (id) => {
        created.current = id;
      });
      onDone(created.current);
    },
    { success: settingsTexts.company.createSaved, failure: saveFailure, failureIn: 'screen' },
  );
  return (
    <div className="sw:max-w-200">
      <TextLink href={paths.dashboard()} icon={ArrowLeft}>
        {texts.back}
      </TextLink>
      <h1 className="sw:mt-4 sw:text-2xl">{texts.title}</h1>
      <p className="sw:mb-6 sw:text-ink-2">{texts.text}</p>
      <CompanyProfileForm {...{ industries, now, onCancel }} onSubmit={submit} />
    </div>
  );
}
