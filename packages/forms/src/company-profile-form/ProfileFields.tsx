import { NativeSelect, TextField, type SelectOption } from '@stellwerk/design-system';
import { COMPANY_SIZES, companySizeLabel, withScheme } from '@stellwerk/domain';
import { de } from '../i18n/de';
import type { SchemaForm } from '../shared/use-schema-form';
import type { CompanyProfileValues } from './company-profile';
import { BrandColor } from './BrandColor';
import { FoundedYear } from './FoundedYear';
import { labels } from './messages.de';

const texts = [
  { name: 'streetAndNumber', autoComplete: 'address-line1' },
  { name: 'postcode', autoComplete: 'postal-code' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'country', autoComplete: 'country-name' },
] as const;
const addresses = ['website', 'linkedinProfile', 'xingProfile'] as const;

export interface ProfileFieldsProps {
  schemaForm: SchemaForm<CompanyProfileValues>;
  industries: readonly SelectOption[];
  /** Latest founding year. */
  latest: number;
}

/** The short fields of a company's profile. */
export function ProfileFields({ schemaForm, industries, latest }: ProfileFieldsProps) {
  const { form, errorOf } = schemaForm;
  const { register, setValue, getValues } = form;
  return (
    <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-2">
      <TextField {...register('name')} autoComplete="organization" label={labels.fields.name} required error={errorOf('name')} />
      <NativeSelect
        {...register('industry')}
        label={labels.fields.industry}
        options={industries}
        placeholder={de.choose}
        required
        error={errorOf('industry')}
      />
      {texts.map(({ name: field, autoComplete }) => (
        <TextField
          key={field}
          {...register(field)}
          autoComplete={autoComplete}
          label={labels.fields[field]}
          optional
          error={errorOf(field)}
        />
      ))}
      <TextField {...register('vatId')} label={labels.fields.vatId} optional error={errorOf('vatId')} />
      <NativeSelect
        {...register('employees')}
        label={labels.fields.employees}
        options={COMPANY_SIZES.map((size) => ({ value: size, label: companySizeLabel(size) }))}
        placeholder={de.choose}
        optional
      />
      {addresses.map((field) => (
        <TextField
          key={field}
          {...register(field, { onBlur: () => setValue(field, withScheme(getValues(field).trim())) })}
          type="url"
          label={labels.fields[field]}
          required={field === 'website'}
          optional={field !== 'website'}
          error={errorOf(field)}
        />
      ))}
      <FoundedYear schemaForm={schemaForm} latest={latest} />
      <BrandColor schemaForm={schemaForm} />
    </div>
  );
}
