import { Banner, Button, ErrorState, LinkButton, Skeleton, SkeletonRegion, StatusMark, TextLink } from '@stellwerk/design-system';
import { activeLook } from '@stellwerk/design-system/patterns';
import { formatDateTime, generalMessages, type CompanySummary } from '@stellwerk/domain';
import { editorRichText, JobForm, type JobFormProps, type VideoReference } from '@stellwerk/forms/job-form';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { jobEditorWords } from '../../../i18n/company/job-editor.de';
import type { DraftKeeper } from './draft-keeper';
import { createDraftStore } from './draft-store';
import { LivePreview } from './LivePreview';
import type { EditorMember } from './preview-job';
import { useJobSaving, type JobSavingOptions, type MissingVideo } from './use-job-saving';
import { useKeptDraft, type KeptDraftOffer } from './use-kept-draft';

const words = jobEditorWords;

/** What the form needs before it can be shown. */
export interface EditorData {
  readonly company: CompanySummary;
  readonly members: readonly EditorMember[];
  /** The team could not be loaded (JM55); the form works without it. */
  readonly membersFailed: boolean;
  readonly focusPages: JobFormProps['focusPages'];
  /** A known posting: what stands in its form, its video, and since when it is out. */
  readonly job?: {
    readonly values: NonNullable<JobFormProps['defaultValues']>;
    readonly video: VideoReference | null;
    readonly publishedAt: string | null;
  };
}

export type EditorState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'error'; readonly retrying: boolean; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly data: EditorData };

export interface JobEditorScreenProps extends JobSavingOptions {
  readonly state: EditorState;
  /** The company's list of postings. */
  readonly listHref: string;
  readonly onCancel: () => void;
  readonly now: Date;
  /** Where the draft of this form is kept; keep it stable. */
  readonly drafts: DraftKeeper;
}

function Problem({ state, listHref }: { readonly state: EditorState; readonly listHref: string }) {
  const back = <LinkButton href={listHref}>{words.back}</LinkButton>;
  switch (state.kind) {
    case 'not-found':
      return (
        <ErrorState title={words.notFound} actions={back}>
          {words.notFoundText}
        </ErrorState>
      );
    case 'forbidden':
      return (
        <ErrorState title={words.forbidden} actions={back}>
          {words.forbiddenText}
        </ErrorState>
      );
    case 'error':
      return (
        <ErrorState title={words.loadFailed} onRetry={state.onRetry} retrying={state.retrying} actions={back}>
          {generalMessages.retryLater}
        </ErrorState>
      );
    default:
      return (
        <SkeletonRegion className="sw:grid sw:gap-x-12 sw:gap-y-5 sw:lg:grid-cols-[minmax(0,1fr)_400px]">
          <div className="sw:grid sw:content-start sw:gap-5">
            {[48, 48, 48, 180, 320].map((height, index) => (
              <Skeleton key={index} height={height} />
            ))}
          </div>
          <Skeleton height={520} />
        </SkeletonRegion>
      );
  }
}

interface WithoutVideoProps {
  readonly missing: MissingVideo;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** The posting is saved, its video is not: the form has done its work and would only save it twice (JM69). */
function WithoutVideo({ missing, retrying, onRetry, onLeave }: WithoutVideoProps) {
  return (
    <ErrorState
      title={words.videoMissing}
      onRetry={onRetry}
      retrying={retrying}
      retryLabel={words.retryUpload}
      actions={<Button onClick={onLeave}>{words.withoutVideo}</Button>}
    >
      {missing.text}
      <br />
      {words.videoFile(missing.file.name)}
    </ErrorState>
  );
}

/** What was left unsaved in this form comes back only when it is wanted. */
function DraftOffer({ found, take, drop }: KeptDraftOffer) {
  if (found === null) return null;
  return (
    <Banner
      live="status"
      className="sw:mb-8"
      actions={
        <>
          <Button size="sm" variant="primary" onClick={take}>
            {words.draft.take}
          </Button>
          <Button size="sm" onClick={drop}>
            {words.draft.drop}
          </Button>
        </>
      }
    >
      {words.draft.found(formatDateTime(new Date(found.savedAt).toISOString()))}
    </Banner>
  );
}

function Editor({ data, ...props }: JobEditorScreenProps & { readonly data: EditorData }) {
  const { jobId, now, drafts, onCancel, onSaved } = props;
  const { company, members, membersFailed, focusPages, job } = data;
  const [draft] = useState(createDraftStore);
  const kept = useKeptDraft(drafts, draft);
  const saving = useJobSaving({ ...props, onStored: kept.drop });
  const context = useMemo(
    () => ({ jobId: jobId ?? '', company, members, publishedAt: job?.publishedAt ?? null }),
    [jobId, company, members, job?.publishedAt],
  );
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
  return (
    <div className="sw:grid sw:grid-cols-1 sw:gap-x-12 sw:gap-y-8 sw:lg:grid-cols-[minmax(0,1fr)_400px] sw:lg:items-start">
      <div className="sw:lg:col-start-2 sw:lg:row-start-1 sw:lg:self-stretch">
        <LivePreview draft={draft} context={context} now={now} />
      </div>
      <div className="sw:min-w-0 sw:lg:col-start-1 sw:lg:row-start-1">
        <DraftOffer {...kept} />
        <JobForm
          key={kept.taken === null ? 'known' : 'draft'}
          mode={jobId === undefined ? 'create' : 'edit'}
          now={now}
          defaultValues={kept.taken?.values ?? job?.values}
          storedVideo={job?.video}
          members={members.map(({ id, firstName, lastName, email, avatarUrl }) => ({
            id,
            name: `${firstName} ${lastName}`.trim(),
            email,
            avatarUrl,
          }))}
          membersError={membersFailed ? words.teamFailed : undefined}
          focusPages={focusPages}
          renderRichText={editorRichText}
          progress={saving.progress}
          onDraftChange={draft.set}
          onSubmit={saving.submit}
          onCancel={() => {
            kept.drop();
            onCancel();
          }}
        />
      </div>
    </div>
  );
}

/**
 * The screen of the job form, for a new and for a known posting: loading, failed, not found, not allowed, and the form beside
 * the posting in its design (JM01, 002 §2, §4).
 */
export function JobEditorScreen(props: JobEditorScreenProps) {
  const { state, jobId, listHref } = props;
  const active = state.kind === 'ready' ? state.data.job?.values.isActive : undefined;
  const look = active === undefined ? undefined : activeLook(active);
  return (
    <>
      <div className="sw:mb-6 sw:grid sw:gap-2">
        <TextLink href={listHref} icon={ArrowLeft} className="sw:justify-self-start">
          {words.back}
        </TextLink>
        <div className="sw:flex sw:flex-wrap sw:items-baseline sw:justify-between sw:gap-4">
          <h1 className="sw:text-2xl">{jobId === undefined ? words.createTitle : words.editTitle}</h1>
          {look && (
            <StatusMark stage={look.stage} tone={look.tone}>
              {look.word}
            </StatusMark>
          )}
        </div>
      </div>
      {state.kind === 'ready' ? <Editor {...props} data={state.data} /> : <Problem state={state} listHref={listHref} />}
    </>
  );
}
