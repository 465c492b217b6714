import { TextLink, useToast } from '@stellwerk/design-system';
import { CompanyProfileForm, type CompanyProfileFormProps } from '@stellwerk/forms/company-profile-form';
import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { settingsWords } from '../../../i18n/company/settings.de';
import { paths } from '../../../paths';
import { saveFailure } from '../settings/failures';
import { inWords } from '../shared/in-words';
import { createCompany, type CreateCompanyCalls } from './create-company';

const words = settingsWords.create;

export interface CreateCompanyScreenProps extends CreateCompanyCalls, Pick<CompanyProfileFormProps, 'industries' | 'onCancel' | 'now'> {
  /** Everything is stored: the caller leads to the company's dashboard. */
  readonly onDone: (companyId: string) => void;
}

/** A new company: the profile form, whose logo waits until the company exists (CS33, CS38, O13). */
export function CreateCompanyScreen({ industries, now, onCancel, onDone, ...calls }: CreateCompanyScreenProps) {
  const created = useRef('');
  const toast = useToast();
  return (
    <div className="sw:max-w-200">
      <TextLink href={paths.dashboard()} icon={ArrowLeft}>
        {words.back}
      </TextLink>
      <h1 className="sw:mt-4 sw:text-2xl">{words.title}</h1>
      <p className="sw:mb-6 sw:text-ink-2">{words.text}</p>
      <CompanyProfileForm
        {...{ industries, now, onCancel }}
        onSubmit={async (values, logo) => {
          const keep = (id: string): void => {
            created.current = id;
          };
          const failure = await inWords(createCompany(calls, values, logo, created.current, keep), saveFailure);
          if (failure === null) {
            toast.success(settingsWords.company.createSaved);
            onDone(created.current);
          }
          return failure;
        }}
      />
    </div>
  );
}
