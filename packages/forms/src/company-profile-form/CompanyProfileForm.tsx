import { cx } from 'class-variance-authority';
import { Logo, NativeSelect, RichText, TextField } from '@stellwerk/design-system';
import { COMPANY_SIZES, companySizeLabel, FALLBACK_INDUSTRIES, withScheme } from '@stellwerk/domain';
import { Building2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { de } from '../i18n/de';
import { FormActions } from '../shared/FormActions';
import { FormFailure } from '../shared/FormFailure';
import { ImageField, NoPicture } from '../shared/ImageField';
import type { MediaFailure } from '../shared/media-failure';
import { plainRichText, type RenderRichText } from '../shared/RichTextInput';
import { type FormRootProps, useSchemaForm } from '../shared/use-schema-form';
import { useVersions, type VersionedFailure, type VersionSaved } from '../shared/use-versions';
import { companyProfileSchema, emptyCompanyProfile, type CompanyProfileValues } from './company-profile';
import { FoundedYear } from './FoundedYear';
import { labels } from './messages.de';
import { ProfileConflict } from './ProfileConflict';

/** Reason why the profile was not saved. */
export type CompanyProfileFailure = VersionedFailure<CompanyProfileValues>;

/** The profile is saved. */
export type CompanyProfileSaved = VersionSaved<CompanyProfileValues>;

export interface CompanyProfileFormProps extends FormRootProps {
  /** Initial values; a missing one is empty. */
  defaultValues?: Partial<CompanyProfileValues>;
  /** Known industries; five fallback entries replace an empty list (A53, CS37). */
  industries: readonly { id: string; name: string }[];
  /** URL of the stored logo; '' without one. @default '' */
  logoUrl?: string;
  /**
   * Uploads a chosen logo of an existing company at once; without it the file waits for `onSubmit`
   * (001 §4). A rejected promise, or one resolved with `false`, is a failed upload, shown at the
   * logo (MD13, MD17).
   */
  onLogoChosen?: (file: File) => unknown;
  /**
   * Removes the stored logo; a rejected promise, or one resolved with `false`, is a failure, as
   * with `onLogoChosen`.
   */
  onLogoRemove?: () => unknown;
  /** A failed upload or removal from elsewhere, or its message. @default none */
  logoError?: MediaFailure | string;
  /**
   * Saves the values; `logo` is the pending file of a new company. `null` means that they are saved
   * unchanged.
   */
  onSubmit: (values: CompanyProfileValues, logo: File | null) => Promise<CompanyProfileFailure | CompanyProfileSaved | null>;
  /** Called with the values after every change, for a draft. @default not called */
  onValuesChange?: (values: CompanyProfileValues) => void;
  /** Renders the editor of the description (O82). @default a plain text area */
  renderRichText?: RenderRichText;
  /** Leaves the form; without it there is no cancel button. */
  onCancel?: () => void;
  /** Read-only view for people without the permission to edit. @default false */
  readOnly?: boolean;
  /** Current time, which determines the latest founding year. @default now */
  now?: Date;
}

const texts = [
  { name: 'streetAndNumber', autoComplete: 'address-line1' },
  { name: 'postcode', autoComplete: 'postal-code' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'country', autoComplete: 'country-name' },
] as const;
const addresses = ['website', 'linkedinProfile', 'xingProfile'] as const;

/**
 * The profile of a company, for the profile tab, the settings and a new company (001 §2.5, §5).
 * @example
 * <CompanyProfileForm industries={industries} now={new Date()} onSubmit={save} />
 */
export function CompanyProfileForm({
  defaultValues,
  industries,
  logoUrl = '',
  onLogoChosen,
  onLogoRemove,
  logoError,
  onSubmit,
  onCancel,
  onValuesChange,
  renderRichText = plainRichText,
  readOnly = false,
  now,
  className,
  ...rest
}: CompanyProfileFormProps) {
  const [today] = useState(() => now ?? new Date());
  const [logo, setLogo] = useState<File | null>(null);
  const [start] = useState<CompanyProfileValues>(() => ({ ...emptyCompanyProfile, ...defaultValues }));
  const { conflict, settle } = useVersions<CompanyProfileValues>(start, {
    own: (): CompanyProfileValues => form.getValues(),
    put: (field, from) => form.setValue(field, from[field]),
  });
  const schemaForm = useSchemaForm<CompanyProfileValues>({
    schema: companyProfileSchema(today),
    defaultValues: start,
    onSubmit: async (values) => {
      const sent = { ...values };
      return settle(sent, await onSubmit(sent, logo));
    },
  });
  const { form, failure, busy, send, errorOf } = schemaForm;
  const lastReader = useRef(onValuesChange);
  useEffect(() => {
    lastReader.current = onValuesChange;
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => lastReader.current?.(values) }), [form]);
  const { register, setValue, getValues } = form;
  const name = form.watch('name');
  const options =
    industries.length > 0
      ? industries.map((industry) => ({ value: industry.id, label: industry.name }))
      : FALLBACK_INDUSTRIES.map((industry) => ({ value: industry, label: industry }));
  return (
    <form aria-label={labels.form} noValidate onSubmit={send} className={cx('sw:@container', className)} {...rest}>
      <fieldset disabled={readOnly} className="sw:grid sw:min-w-0 sw:gap-5">
        {/* On wide screens the text is beside the fields, so that both are visible at once. */}
        <div className="sw:grid sw:min-w-0 sw:gap-x-10 sw:gap-y-5 sw:@4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="sw:grid sw:min-w-0 sw:content-start sw:gap-5">
            <ImageField
              label={labels.fields.logo}
              hint={labels.logoHint}
              kind="logo"
              file={logo}
              storedUrl={logoUrl}
              error={logoError}
              renderPreview={(url) =>
                name.trim() === '' && url === '' ? <NoPicture icon={Building2} size={200} /> : <Logo name={name} src={url} size={200} />
              }
              onChoose={(file) => (onLogoChosen ? onLogoChosen(file) : setLogo(file))}
              onRemove={logo ? () => setLogo(null) : onLogoRemove}
            />
            <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-2">
              <TextField {...register('name')} autoComplete="organization" label={labels.fields.name} required error={errorOf('name')} />
              <NativeSelect
                {...register('industry')}
                label={labels.fields.industry}
                options={options}
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
              <FoundedYear schemaForm={schemaForm} latest={today.getFullYear()} />
            </div>
          </div>
          <div className="sw:min-w-0">
            {readOnly ? (
              <div className="sw:grid sw:gap-2">
                <span className="sw:font-medium">{labels.fields.description}</span>
                <RichText content={form.getValues('description')} />
              </div>
            ) : (
              <Controller
                control={form.control}
                name="description"
                render={({ field }) => (
                  <>
                    {renderRichText({
                      name: field.name,
                      label: labels.fields.description,
                      value: field.value,
                      error: errorOf('description'),
                      required: true,
                      onChange: field.onChange,
                      focusRef: field.ref,
                    })}
                  </>
                )}
              />
            )}
          </div>
        </div>
        {conflict !== null && (
          <ProfileConflict
            state={conflict}
            own={form.watch()}
            industries={options}
            onTake={(field) => form.setValue(field, conflict.stored[field], { shouldDirty: true })}
          />
        )}
        {/* At the end, beside the clicked button, because the form is longer than a screen. */}
        <FormFailure failure={failure} />
        {!readOnly && <FormActions submit={de.save} submitting={de.saving} busy={busy} onCancel={onCancel} />}
      </fieldset>
    </form>
  );
}
