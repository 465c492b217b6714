import { NativeSelect } from '@stellwerk/design-system';
import { JOB_PROFILE_TYPES, JOB_TEMPLATES, jobProfileFormLabels } from '@stellwerk/domain';
import * as z from 'zod/mini';
import { de } from '../i18n/de';
import { cx } from '../shared/cx';
import { FormActions } from '../shared/FormActions';
import { FormFailure } from '../shared/FormFailure';
import type { FormRootProps } from '../shared/root-props';
import type { SubmitFailure } from '../shared/submission';
import { useSchemaForm } from '../shared/useSchemaForm';
import { DesignChoice } from './DesignChoice';
import { words } from './messages.de';
import type { DesignValues } from './to-payload';

const schema = z.object({ templateType: z.enum(JOB_TEMPLATES), jobProfileType: z.enum(JOB_PROFILE_TYPES) });

export interface DesignFormProps extends FormRootProps {
  /** Design and profile of the posting now. */
  defaultValues: DesignValues;
  /** Saves the change; resolves with null when it arrived, else with the reason. */
  onSubmit: (values: DesignValues) => Promise<SubmitFailure | null>;
  /** Leaves the form. */
  onCancel: () => void;
}

/** Another design for a known posting, together with its profile type (JM76). */
export function DesignForm({ defaultValues, onSubmit, onCancel, className, ...rest }: DesignFormProps) {
  const { form, failure, busy, send } = useSchemaForm<DesignValues>({ schema, defaultValues, onSubmit });
  return (
    <form aria-label={words.designForm} noValidate onSubmit={send} className={cx('sw:@container', className)} {...rest}>
      <div className="sw:grid sw:gap-5">
        <FormFailure failure={failure} />
        <DesignChoice {...form.register('templateType')} />
        <NativeSelect
          {...form.register('jobProfileType')}
          label={words.fields.jobProfileType}
          hint={words.specificKept}
          options={JOB_PROFILE_TYPES.map((value) => ({ value, label: jobProfileFormLabels[value] }))}
          className="sw:max-w-sm"
        />
        <FormActions submit={de.save} submitting={de.saving} busy={busy} onCancel={onCancel} />
      </div>
    </form>
  );
}
