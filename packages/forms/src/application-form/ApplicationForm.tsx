import type { Id } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { Button, ErrorSummary, LinkButton, type RenderLink } from '@stellwerk/design-system';
import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { de } from '../i18n/de';
import { ConsentFields } from './ConsentFields';
import { DocumentFields } from './DocumentFields';
import { controlId } from './fields';
import { labels } from './messages.de';
import { PersonFields } from './PersonFields';
import { ReferralNote, type ApplicationReferral } from './ReferralNote';
import { StoredEntries, type StoredEntriesProps } from './StoredEntries';
import { TrackEnd, TrackSection } from './TrackSection';
import { sendingText } from './sending-text';
import { useApplicationForm, type ApplicationFormOptions } from './use-application-form';
import type { UploadProgress } from './use-slots';
import { lockedParts } from './values';

export interface ApplicationFormProps
  extends ApplicationFormOptions, Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit' | keyof ApplicationFormOptions> {
  /** Numeric id of the job, as in the URL. */
  jobId: Id<'job'>;
  /** Upload progress in percent, of all files or per slot; only during an upload. */
  progress?: UploadProgress;
  /** Cancels the running upload, by the cross beside the file. */
  onStopUpload?: () => void;
  /** Leaves the form (AF07: back in history). */
  onCancel: () => void;
  /**
   * Whether the company reviews applications anonymously first; the form then says so.
   * @default false
   */
  blindReview?: boolean;
  /** The person who recommended the job. */
  referral?: ApplicationReferral;
  /** Removes the referral from this application. */
  onRemoveReferral?: () => void;
  /**
   * URL of the page without the referral, for browsers without JavaScript.
   * @default none: the referral cannot be removed there
   */
  withoutReferralHref?: string;
  /** URL of the cancel link in browsers without JavaScript. @default none: no cancel link there */
  cancelHref?: string;
  /** Content beside the form, above it on phones: the `JobSummary`. */
  aside?: ReactNode;
  /** URL that the form posts to without JavaScript. @default the page's own URL */
  action?: string;
  /** Entries of an earlier visit on this device that the form shows. @default none */
  storedEntries?: StoredEntriesProps | undefined;
  /**
   * Renders the links to the legal pages.
   * @default that of the nearest `LinkProvider`, else an `<a>`
   */
  renderLink?: RenderLink;
}

/** Content beside the form. */
function Aside(props: Pick<ApplicationFormProps, 'aside' | 'referral' | 'onRemoveReferral' | 'withoutReferralHref'>) {
  const { aside, referral, onRemoveReferral, withoutReferralHref } = props;
  return (
    <aside className="sw:grid sw:content-start sw:gap-4 sw:lg:sticky sw:lg:top-6 sw:lg:col-start-2 sw:lg:row-start-1 sw:lg:row-span-2 sw:lg:self-start">
      {aside}
      {referral && <ReferralNote referral={referral} onRemove={onRemoveReferral} removeHref={withoutReferralHref} />}
    </aside>
  );
}

interface FormEndProps extends Pick<ApplicationFormProps, 'progress' | 'onCancel' | 'cancelHref'> {
  readonly busy: boolean;
  /** Whether every section is complete. */
  readonly complete: boolean;
}

/** The end of the form: send, cancel, and the announced progress. */
function FormEnd({ busy, complete, progress, onCancel, cancelHref }: FormEndProps) {
  return (
    <div className="sw:relative sw:grid sw:gap-3 sw:pt-8 sw:border-t sw:border-line sw:@sm:flex sw:@sm:flex-wrap sw:@sm:gap-4 sw:@md:ps-[236px]">
      <TrackEnd set={complete} />
      <Button type="submit" variant="primary" loading={busy} loadingLabel={labels.submitting}>
        {labels.submit}
      </Button>
      <Button variant="quiet" blocked={busy} className="sw:noscript:hidden" onClick={onCancel}>
        {de.cancel}
      </Button>
      {cancelHref && (
        <noscript>
          <LinkButton variant="quiet" href={cancelHref}>
            {de.cancel}
          </LinkButton>
        </noscript>
      )}
      <output className="sw:sr-only">{busy ? sendingText(progress) : ''}</output>
    </div>
  );
}

/**
 * The application form (000 §2.6). It knows no server: `onSubmit` receives the values, and errors
 * come back as its result or as `serverErrors`. Errors have wording A in the summary and wording B
 * at the field (A08). `className`, `ref` and further attributes go to the element around form and
 * summary.
 * @example
 * <ApplicationForm
 *   jobId="42"
 *   aside={<JobSummary title={job.title} company={job.company.name} location={job.city} />}
 *   onSubmit={submit}
 *   onCancel={goBack}
 * />
 */
export function ApplicationForm({
  jobId,
  progress,
  onStopUpload,
  onCancel,
  blindReview,
  referral,
  onRemoveReferral,
  withoutReferralHref,
  cancelHref,
  aside,
  action,
  storedEntries,
  renderLink,
  defaultValues,
  initialFiles,
  ticked,
  locked: identity = {},
  onDraftChange,
  submitting,
  serverErrors,
  onSubmit,
  className,
  ...rest
}: ApplicationFormProps) {
  const id = useId();
  const locked = lockedParts(identity);
  const form = useRef<HTMLFormElement>(null);
  const { values, errors, change, summary, attempt, busy, states, send } = useApplicationForm(
    { defaultValues, initialFiles, ticked, locked, onDraftChange, submitting, serverErrors, onSubmit },
    form,
  );
  const fields = { formId: id, values, errors, change };
  const items = summary.map(({ message, paths: [path] }) => ({ message, fieldId: path && controlId(id, path) }));
  const beside = aside || referral;
  return (
    <div
      className={cx(
        'sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-x-16 sw:gap-y-8',
        beside ? 'sw:lg:grid-cols-[minmax(0,1fr)_320px]' : undefined,
        className,
      )}
      {...rest}
    >
      <ErrorSummary title={labels.notSent} items={items} attempt={attempt} className="sw:content-start" />
      {beside && <Aside {...{ aside, referral, withoutReferralHref }} onRemoveReferral={busy ? undefined : onRemoveReferral} />}
      {storedEntries && (
        <div className="sw:lg:col-start-1">
          <StoredEntries {...storedEntries} />
        </div>
      )}
      <form
        ref={form}
        aria-label={labels.form}
        noValidate
        method="post"
        encType="multipart/form-data"
        action={action}
        onSubmit={send}
        className="sw:@container sw:lg:col-start-1"
      >
        <input type="hidden" name="jobId" value={jobId} />
        {referral && <input type="hidden" name="referral" value={referral.code} />}
        <TrackSection section="person" state={states.person} hint={Object.values(locked).some(Boolean) && labels.fromProfile}>
          <PersonFields {...fields} locked={locked} />
        </TrackSection>
        <TrackSection section="documents" state={states.documents} hint={labels.documentsHint}>
          <DocumentFields {...fields} progress={progress} onStopUpload={onStopUpload} busy={busy} />
        </TrackSection>
        <TrackSection section="consents" state={states.consents}>
          <ConsentFields {...fields} blindReview={blindReview} renderLink={renderLink} />
        </TrackSection>
        <FormEnd {...{ busy, progress, onCancel, cancelHref }} complete={Object.values(states).every((state) => state === 'done')} />
      </form>
    </div>
  );
}
