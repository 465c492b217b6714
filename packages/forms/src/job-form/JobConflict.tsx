import {
  formatDate,
  jobDetailTexts,
  jobProfileFormLabels,
  jobTemplateLabels,
  payUnitLabels,
  readJobDetails,
  specificFieldLabels,
} from '@stellwerk/domain';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { FieldOf } from '../shared/merge';
import { VersionConflict, type VersionConflictState } from '../shared/VersionConflict';
import type { ContactMember } from './ContactPicker';
import { descriptions } from './DescriptionFields';
import { labels } from './messages.de';
import type { JobFormValues } from './values';

type JobField = FieldOf<JobFormValues>;

export interface JobConflictState extends VersionConflictState<JobFormValues> {
  /** Whether the video is already the one stored by the other person. */
  readonly videoTaken: boolean;
}

export interface JobConflictProps {
  members: readonly ContactMember[];
  focusPages: readonly { id: string; title: string }[];
  form: UseFormReturn<JobFormValues>;
  state: JobConflictState;
  /** The save button of the form. */
  button: string;
}

const names: Readonly<Record<JobField, string>> = {
  ...labels.fields,
  specificInformation: labels.sections.specific,
  contacts: labels.sections.contacts,
};
const RICH: readonly JobField[] = descriptions.map(({ name }) => name);

/** Both versions of a job that two people have edited, field by field (decision 0041). */
export function JobConflict({ form, state, members, focusPages, button }: JobConflictProps) {
  // The form library mutates its own object; a copy makes changes detectable.
  const own = useWatch({ control: form.control, compute: (values: JobFormValues) => structuredClone(values) });
  const textOf = (name: JobField, values: JobFormValues): string => {
    const details: Readonly<Partial<Record<JobField, string>>> = jobDetailTexts(readJobDetails(values));
    if (details[name] !== undefined) return details[name];
    switch (name) {
      case 'isActive':
      case 'blindReview':
        return values[name] ? labels.yes : labels.no;
      case 'jobProfileType':
        return jobProfileFormLabels[values.jobProfileType];
      case 'templateType':
        return jobTemplateLabels[values.templateType];
      case 'payUnit':
        return payUnitLabels[values.payUnit] ?? values.payUnit;
      case 'closesOn':
        return formatDate(values.closesOn || null);
      case 'focusPage':
        return focusPages.find(({ id }) => id === values.focusPage)?.title ?? labels.defaultFocusPage;
      case 'contacts':
        return values.contacts.map((id) => members.find((member) => member.id === id)?.name ?? id).join(', ');
      case 'specificInformation':
        return Object.entries(values.specificInformation)
          .filter(([, fact]) => Boolean(fact))
          .map(([fact, value]) => `${specificFieldLabels[fact] ?? fact}: ${value}`)
          .join('; ');
      default:
        return values[name];
    }
  };
  return (
    <div className="sw:mt-4 sw:mb-8">
      <VersionConflict
        title={labels.conflict}
        state={state}
        own={own}
        labels={names}
        rich={RICH}
        textOf={textOf}
        taken={state.videoTaken ? [labels.sections.video] : []}
        button={button}
        onTake={(name) =>
          form.reset({ ...form.getValues(), [name]: state.stored[name] }, { keepDefaultValues: true, keepSubmitCount: true })
        }
      />
    </div>
  );
}
