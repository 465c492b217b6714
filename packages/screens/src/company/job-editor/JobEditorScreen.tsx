import {
  Banner,
  Button,
  dataOf,
  ErrorState,
  LinkButton,
  Loaded,
  Skeleton,
  SkeletonRegion,
  StatusMark,
  TextLink,
  type Loadable,
  type LoadFailure,
} from '@stellwerk/design-system';
import { activeLook } from '@stellwerk/design-system/patterns';
import { formatDateTime, generalMessages, statusOf, type CompanySummary, type EditorMember } from '@stellwerk/domain';
import { editorRichText, JobForm, jobFormValues, type JobFormProps, type VideoReference } from '@stellwerk/forms/job-form';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { jobEditorTexts } from '../../i18n/company/job-editor.de';
import { type DraftStorage, useStoredDraft, type StoredDraftOffer } from './use-stored-draft';
import { createDraftStore } from './draft-store';
import { knownJob } from './known-job';
import { LivePreview } from './LivePreview';
import { useIsWide } from './use-is-wide';
import { useJobSaving, workOf, type JobSavingOptions, type MissingVideo } from './use-job-saving';

const texts = jobEditorTexts;

/** Data that the form needs before it can be rendered. */
export interface EditorData {
  readonly company: CompanySummary;
  readonly members: readonly EditorMember[];
  /** Whether the team could not be loaded (JM55); the form works without it. */
  readonly membersFailed: boolean;
  readonly focusPages: JobFormProps['focusPages'];
  /**
   * Whether the focus pages could not be loaded (JM48); the stored one stays selected.
   * @default false
   */
  readonly focusPagesFailed?: boolean;
  /**
   * The job that a new one is copied from: its title, and whether it has a video, which is not
   * copied.
   * @default an empty form
   */
  readonly copyOf?: { readonly title: string; readonly hasVideo: boolean };
  /** An existing job: form values, video, and publication date. */
  readonly job?: {
    readonly values: NonNullable<JobFormProps['defaultValues']>;
    readonly video: VideoReference | null;
    readonly publishedAt: string | null;
    /** Its `updatedAt`, sent with the next save. */
    readonly version: string;
  };
}

export interface JobEditorScreenProps extends Omit<JobSavingOptions, 'version' | 'valuesOf' | 'requestKey'> {
  readonly data: Loadable<EditorData>;
  /** URL of the company's job list. */
  readonly listHref: string;
  readonly onCancel: () => void;
  readonly now: Date;
  /** Reads a job from an existing text (O91). @default not offered */
  readonly source?: JobFormProps['source'];
  /** Draft storage of this form; pass a stable object. */
  readonly drafts: DraftStorage;
}

function failureOf(error: unknown, listHref: string): LoadFailure {
  const actions = <LinkButton href={listHref}>{texts.back}</LinkButton>;
  switch (statusOf(error)) {
    case 404:
      return { title: texts.notFound, children: texts.notFoundText, final: true, actions };
    case 403:
      return { title: texts.forbidden, children: texts.forbiddenText, final: true, actions };
    default:
      return { title: texts.loadFailed, children: generalMessages.retryLater, actions };
  }
}

const skeleton = (
  <SkeletonRegion className="sw:grid sw:gap-x-12 sw:gap-y-5 sw:lg:grid-cols-[minmax(0,1fr)_400px]">
    <div className="sw:grid sw:content-start sw:gap-5">
      {[48, 48, 48, 180, 320].map((height, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </div>
    <Skeleton height={520} />
  </SkeletonRegion>
);

interface WithoutVideoProps {
  readonly missing: MissingVideo;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/**
 * The job is saved, its video is not: the form is closed, because another save would create the job
 * twice (JM69).
 */
function WithoutVideo({ missing, retrying, onRetry, onLeave }: WithoutVideoProps) {
  const { title, retry, leave } = texts.missing[workOf(missing.files)];
  const names = [missing.files.file, missing.files.captions].flatMap((file) => file?.name ?? []);
  return (
    <ErrorState title={title} onRetry={onRetry} retrying={retrying} retryLabel={retry} actions={<Button onClick={onLeave}>{leave}</Button>}>
      {missing.text}
      <br />
      {texts.missingFiles(names)}
    </ErrorState>
  );
}

/** A draft of this form is restored only on request. */
function DraftOffer({ found, restore, discard }: Omit<StoredDraftOffer, 'restored' | 'requestKey'>) {
  if (found === null) return null;
  return (
    <Banner
      live="status"
      className="sw:mb-8"
      actions={
        <>
          <Button size="sm" variant="primary" onClick={restore}>
            {texts.draft.restore}
          </Button>
          <Button size="sm" onClick={discard}>
            {texts.draft.discard}
          </Button>
        </>
      }
    >
      {texts.draft.found(formatDateTime(new Date(found.savedAt).toISOString()))}
    </Banner>
  );
}

function Editor({ data, ...props }: Omit<JobEditorScreenProps, 'data'> & { readonly data: EditorData }) {
  const { jobId, now, source, drafts, onCancel, onSaved } = props;
  const { company, members, membersFailed, focusPages, focusPagesFailed = false, copyOf, job } = data;
  const [draft] = useState(createDraftStore);
  const stored = useStoredDraft(drafts, draft);
  const noDesign = job !== undefined && job.values.templateType === undefined;
  const saving = useJobSaving({
    ...props,
    requestKey: stored.requestKey,
    version: job?.version,
    valuesOf: (theirs) => jobFormValues('edit', knownJob(theirs, members, membersFailed)),
    noDesign,
    onStored: stored.discard,
  });
  const context = useMemo(
    () => ({ jobId: jobId ?? '', company, members, publishedAt: job?.publishedAt ?? null }),
    [jobId, company, members, job?.publishedAt],
  );
  const isWide = useIsWide();
  const { missing } = saving;
  if (missing !== undefined) {
    return (
      <WithoutVideo
        missing={missing}
        retrying={saving.retrying}
        onRetry={() => void saving.retry()}
        onLeave={() => onSaved(missing.jobId)}
      />
    );
  }
  const preview = (
    <div className="sw:lg:self-stretch">
      <LivePreview draft={draft} context={context} now={now} beside={isWide} />
    </div>
  );
  return (
    <div className="sw:grid sw:grid-cols-1 sw:gap-x-12 sw:gap-y-8 sw:lg:grid-cols-[minmax(0,1fr)_400px] sw:lg:items-start">
      {!isWide && preview}
      {/* Takes the focus after the draft was restored or discarded, because the buttons disappear. */}
      <div tabIndex={-1} role="group" aria-label={jobId === undefined ? texts.createTitle : texts.editTitle} className="sw:min-w-0">
        {copyOf && (
          <Banner className="sw:mb-8">
            <span>{texts.copyOf(copyOf.title)}</span> {copyOf.hasVideo && <span>{texts.copyWithoutVideo}</span>}
          </Banner>
        )}
        <DraftOffer found={stored.found} restore={stored.restore} discard={stored.discard} />
        <JobForm
          key={stored.restored === null ? 'known' : 'draft'}
          mode={jobId === undefined ? 'create' : 'edit'}
          now={now}
          source={source}
          defaultValues={job?.values}
          draft={stored.restored ?? undefined}
          storedVideo={job?.video}
          members={members.map(({ id, firstName, lastName, email, avatarUrl }) => ({
            id,
            name: `${firstName} ${lastName}`.trim(),
            email,
            avatarUrl,
          }))}
          membersError={membersFailed ? texts.teamFailed : undefined}
          focusPages={focusPages}
          focusPagesError={focusPagesFailed ? texts.focusPagesFailed : undefined}
          renderRichText={editorRichText}
          progress={saving.progress}
          onDraftChange={draft.set}
          onSubmit={saving.submit}
          onCancel={() => {
            stored.discard();
            onCancel();
          }}
        />
      </div>
      {isWide && preview}
    </div>
  );
}

/**
 * The screen of a new or an existing job: loading, failed, not found, not permitted, and the form
 * beside the preview (JM01, 002 §2, §4).
 */
export function JobEditorScreen({ data, ...props }: JobEditorScreenProps) {
  const { jobId, listHref } = props;
  // A copy has not been published.
  const active = jobId === undefined ? undefined : dataOf(data)?.job?.values.isActive;
  const look = active === undefined ? undefined : activeLook(active);
  return (
    <>
      <div className="sw:mb-6 sw:grid sw:gap-2">
        <TextLink href={listHref} icon={ArrowLeft} className="sw:justify-self-start">
          {texts.back}
        </TextLink>
        <div className="sw:flex sw:flex-wrap sw:items-baseline sw:justify-between sw:gap-4">
          <h1 className="sw:text-2xl">{jobId === undefined ? texts.createTitle : texts.editTitle}</h1>
          {look && (
            <StatusMark stage={look.stage} tone={look.tone}>
              {look.word}
            </StatusMark>
          )}
        </div>
      </div>
      <Loaded value={data} skeleton={skeleton} failure={(error) => failureOf(error, listHref)}>
        {(loaded) => <Editor {...props} data={loaded} />}
      </Loaded>
    </>
  );
}
