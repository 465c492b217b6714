import { RichText } from '@stellwerk/design-system';
import {
  formatDate,
  jobDetailTexts,
  jobProfileFormLabels,
  jobTemplateLabels,
  payUnitLabels,
  readJobDetails,
  specificFieldLabels,
} from '@stellwerk/domain';
import type { ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { de } from '../i18n/de';
import type { FieldOf } from '../shared/merge';
import { oneLine, plainLines } from '../shared/plain-text';
import { openConflicts, VersionConflict, type VersionConflictState } from '../shared/VersionConflict';
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
  const text = (name: JobField, values: JobFormValues): string => {
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
        // The server has not sanitised this input, so its HTML is not rendered.
        return RICH.includes(name) ? plainLines(values[name]) : values[name];
    }
  };
  const stored = (name: JobField): ReactNode =>
    RICH.includes(name) && oneLine(state.stored[name]) !== '' ? (
      <RichText content={String(state.stored[name])} />
    ) : (
      text(name, state.stored) || de.conflict.empty
    );
  return (
    <div className="sw:mt-4 sw:mb-8">
      <VersionConflict
        title={labels.conflict}
        taken={[...state.taken.map((name) => names[name]), ...(state.videoTaken ? [labels.sections.video] : [])]}
        open={openConflicts(state, own).map((name) => ({
          name,
          label: names[name],
          stored: stored(name),
          own: text(name, own) || de.conflict.empty,
        }))}
        button={button}
        onTake={(name) =>
          form.reset({ ...form.getValues(), [name]: state.stored[name] }, { keepDefaultValues: true, keepSubmitCount: true })
        }
      />
    </div>
  );
}
