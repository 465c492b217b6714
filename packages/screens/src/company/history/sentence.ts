import {
  areaOfAction,
  companyStatusLabels,
  historyFieldLabel,
  teamRoleLabels,
  type HistoryAction,
  type HistoryEntry,
} from '@stellwerk/domain';
import { historyTexts as texts } from '../../i18n/company/history.de';

/** Text of an entry. */
export interface Sentence {
  /** The person who made the change. */
  readonly by: string;
  /** The text around the name of the changed object. */
  readonly before: string;
  /** Name of the person, job, page or applicant; '' if the sentence contains none. */
  readonly subject: string;
  readonly after: string;
  /** Further details, one per line. */
  readonly details: readonly string[];
}

/** Actions whose text already names the changed field. */
const SELF_EVIDENT: readonly HistoryAction[] = ['job-activated', 'job-deactivated', 'focus-page-published', 'focus-page-withdrawn'];

function fieldsOf({ action, fields }: HistoryEntry): readonly string[] {
  if (SELF_EVIDENT.includes(action)) return [];
  const names = fields.map((field) => historyFieldLabel(areaOfAction(action), field)).filter((name) => name !== '');
  return names.length === 0 ? [] : [texts.changed(names.join(', '))];
}

function countsOf({ counts: { created, updated, deactivated, rejected } }: HistoryEntry): readonly string[] {
  const imported = [...(created > 0 ? [texts.created(created)] : []), ...(updated > 0 ? [texts.updated(updated)] : [])];
  return [
    ...(imported.length > 0 ? [imported.join(', ')] : []),
    ...(deactivated > 0 ? [texts.deactivated(deactivated)] : []),
    ...(rejected > 0 ? [texts.rejected(rejected)] : []),
  ];
}

function subjectOf({ action, subject }: HistoryEntry): string {
  if (subject !== null && subject.name !== '') return subject.name;
  return areaOfAction(action) === 'applications' ? texts.unknownApplicant : texts.unknownName;
}

/** Builds the text of an entry. */
export function sentenceOf(entry: HistoryEntry): Sentence {
  const { action, by, role, status } = entry;
  const [before = '', after] = texts.sentences[action].split('{name}');
  return {
    by: by === '' ? texts.unknownAccount : by,
    before,
    subject: after === undefined ? '' : subjectOf(entry),
    after: after ?? '',
    details: [
      ...fieldsOf(entry),
      ...(role === null ? [] : [texts.role(teamRoleLabels[role.to], teamRoleLabels[role.from])]),
      ...(status === null ? [] : [texts.status(companyStatusLabels[status.to], companyStatusLabels[status.from])]),
      ...countsOf(entry),
    ],
  };
}
