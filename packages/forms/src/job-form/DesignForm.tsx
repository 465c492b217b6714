import { cx } from 'class-variance-authority';
import { NativeSelect } from '@stellwerk/design-system';
import { JOB_PROFILE_TYPES, JOB_TEMPLATES, jobProfileFormLabels, type SubmitFailure } from '@stellwerk/domain';
import * as z from 'zod/mini';
import { de } from '../i18n/de';
import { FormActions } from '../shared/FormActions';
import { FormFailure } from '../shared/FormFailure';
import { type FormRootProps, useSchemaForm } from '../shared/use-schema-form';
import { DesignChoice, type DesignChoiceProps } from './DesignChoice';
import { labels } from './messages.de';
import type { DesignValues } from './to-payload';

const schema = z.object({ templateType: z.enum(JOB_TEMPLATES), jobProfileType: z.enum(JOB_PROFILE_TYPES) });

export interface DesignFormProps extends FormRootProps, Pick<DesignChoiceProps, 'renderPicture'> {
  /** Current design and profile of the job. */
  defaultValues: DesignValues;
  /** Saves the change; resolves with null on success, else with the failure. */
  onSubmit: (values: DesignValues) => Promise<SubmitFailure | null>;
  /** Leaves the form. */
  onCancel: () => void;
}

/**
 * Changes the design of an existing job, together with its profile type (JM76).
 * @example
 * <DesignForm
 *   defaultValues={{ templateType: 'template1', jobProfileType: 'TECH' }}
 *   onSubmit={save}
 *   onCancel={goBack}
 * />
 */
export function DesignForm({ defaultValues, onSubmit, onCancel, renderPicture, className, ...rest }: DesignFormProps) {
  const { form, failure, busy, send } = useSchemaForm<DesignValues>({ schema, defaultValues, onSubmit });
  return (
    <form aria-label={labels.designForm} noValidate onSubmit={send} className={cx('sw:@container', className)} {...rest}>
      <div className="sw:grid sw:gap-5">
        <FormFailure failure={failure} />
        <DesignChoice {...form.register('templateType')} renderPicture={renderPicture} />
        <NativeSelect
          {...form.register('jobProfileType')}
          label={labels.fields.jobProfileType}
          hint={labels.specificKept}
          options={JOB_PROFILE_TYPES.map((value) => ({ value, label: jobProfileFormLabels[value] }))}
          className="sw:max-w-sm"
        />
        <FormActions submit={de.save} submitting={de.saving} busy={busy} onCancel={onCancel} />
      </div>
    </form>
  );
}
