import type { Id } from '@stellwerk/domain';
import { fileVideo, readJobDetails, readVideo, type CompanySummary, type EditorMember, type Job } from '@stellwerk/domain';
import { payRangeOf, type JobDraft } from '@stellwerk/forms/job-form';
import { jobEditorTexts } from '../../i18n/company/job-editor.de';
import { cleanHtml } from './clean-html';

/** Facts that the job shows besides the form values. */
export interface PreviewContext {
  /** '' for a new job. */
  readonly jobId: Id<'job'>;
  readonly company: CompanySummary;
  readonly members: readonly EditorMember[];
  /** ISO; null for a new job. */
  readonly publishedAt: string | null;
}

/**
 * The job as saved from the form values. Its texts are sanitised here, because the server has not
 * processed them yet (decisions, rule 5).
 */
export function previewJob({ values, videoUrl, captionsUrl }: JobDraft, { jobId, company, members, publishedAt }: PreviewContext): Job {
  return {
    id: jobId,
    title: values.title.trim(),
    company,
    location: '',
    // The designs show 'Remote' for an unknown location, which would be wrong for an empty field.
    city: values.city.trim() || (values.workingModel === 'Remote' ? '' : jobEditorTexts.noPlaceYet),
    workingModel: values.workingModel,
    employment: values.employment,
    salary: values.ote.trim(),
    ...readJobDetails(values),
    payRange: payRangeOf(values),
    closesAt: Number.isNaN(Date.parse(values.closesOn)) ? null : values.closesOn,
    createdAt: publishedAt,
    publishedAt,
    recommendedBy: '',
    directAccess: false,
    description: cleanHtml(values.jobDescription),
    tasks: cleanHtml(values.yourTasks),
    profile: cleanHtml(values.yourProfile),
    offer: cleanHtml(values.weOffer),
    aboutUs: cleanHtml(values.aboutUs),
    video: videoUrl.startsWith('blob:') ? fileVideo(videoUrl, captionsUrl) : readVideo(videoUrl, captionsUrl),
    team: values.contacts.flatMap((id) => members.find((member) => member.id === id) ?? []),
    profileType: values.jobProfileType,
    template: values.templateType,
    specificInformation: Object.fromEntries(Object.entries(values.specificInformation).filter(([, text]) => (text ?? '') !== '')),
    focusPage: null,
    blindReview: values.blindReview,
    active: values.isActive,
  };
}
