import { cx } from 'class-variance-authority';
import { Logo, RichText } from '@stellwerk/design-system';
import { FALLBACK_INDUSTRIES } from '@stellwerk/domain';
import { Building2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { de } from '../i18n/de';
import { FormActions } from '../shared/FormActions';
import { FormFailure } from '../shared/FormFailure';
import { ImageField, NoPicture } from '../shared/ImageField';
import type { MediaFailure } from '../shared/media-failure';
import { RichTextField } from '../shared/RichTextField';
import { plainRichText, type RenderRichText } from '../shared/RichTextInput';
import { useSchemaForm, type FormRootProps, type SchemaForm } from '../shared/use-schema-form';
import { useVersions, type VersionedFailure, type VersionSaved } from '../shared/use-versions';
import { companyProfileSchema, emptyCompanyProfile, type CompanyProfileValues } from './company-profile';
import { labels } from './messages.de';
import { ProfileConflict } from './ProfileConflict';
import { ProfileFields } from './ProfileFields';

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

/** Reports the values after every change. */
function useValuesChange(form: SchemaForm<CompanyProfileValues>['form'], onValuesChange: CompanyProfileFormProps['onValuesChange']): void {
  const report = useEffectEvent((values: CompanyProfileValues) => onValuesChange?.(values));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => report(values) }), [form]);
}

interface DescriptionProps extends Required<Pick<CompanyProfileFormProps, 'readOnly' | 'renderRichText'>> {
  schemaForm: SchemaForm<CompanyProfileValues>;
}

function Description({ schemaForm, readOnly, renderRichText }: DescriptionProps) {
  if (readOnly)
    return (
      <div className="sw:grid sw:gap-2">
        <span className="sw:font-medium">{labels.fields.description}</span>
        <RichText content={schemaForm.form.getValues('description')} />
      </div>
    );
  return (
    <RichTextField schemaForm={schemaForm} name="description" label={labels.fields.description} required renderRichText={renderRichText} />
  );
}

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
  const { form, failure, busy, send } = schemaForm;
  useValuesChange(form, onValuesChange);
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
            <ProfileFields schemaForm={schemaForm} industries={options} latest={today.getFullYear()} />
          </div>
          <div className="sw:min-w-0">
            <Description {...{ schemaForm, readOnly, renderRichText }} />
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
