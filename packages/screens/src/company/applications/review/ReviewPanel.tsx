import { Button, DescriptionList, Select, StarRating, type Loadable } from '@stellwerk/design-system';
import { NotesEditor, notesDraft } from '@stellwerk/design-system/patterns';
import { canBeAssigned, hasRight, memberName, type Application, type TeamMember, type TeamRole } from '@stellwerk/domain';
import { applicationPageTexts as texts } from '../../../i18n/company/applications.de';
import { retryText } from '../../../i18n/company/shared.de';
import type { ApplicationCalls } from '../calls';
import { useReview, type Review } from './use-review';

/** The applicant's message (CA65). */
export function CoverMessage({ message }: Pick<Application, 'message'>) {
  if (message === '') return <p className="sw:text-ink-2">{texts.noMessage}</p>;
  return <p className="sw:max-w-prose sw:whitespace-pre-line sw:wrap-anywhere">{message}</p>;
}

export interface ReviewPanelProps {
  readonly calls: ApplicationCalls;
  readonly application: Application;
  /** Role of the person in the company, which determines the actions (O50, O89). */
  readonly teamRole: TeamRole | null;
  /** The company's team, from which the responsible member is selected. */
  readonly team: Loadable<readonly TeamMember[]>;
}

/**
 * Options: nobody, the current responsible member, and all eligible ones. The current one may have
 * lost the permission.
 */
function assigneeOptions({ assignee }: Application, members: readonly TeamMember[]) {
  const offered = members.filter(canBeAssigned).map((member) => ({ value: member.id, label: memberName(member) }));
  const isMissing = assignee !== null && offered.every(({ value }) => value !== assignee.id);
  return [{ value: '', label: texts.nobody }, ...(isMissing ? [{ value: assignee.id, label: assignee.name }] : []), ...offered];
}

function Assignment({ application, team, review }: Pick<ReviewPanelProps, 'application' | 'team'> & { readonly review: Review }) {
  const failed = team.state === 'failed';
  return (
    <div className="sw:grid sw:justify-items-start sw:gap-3">
      <Select
        className="sw:w-full"
        size="sm"
        label={texts.assignee}
        options={assigneeOptions(application, team.state === 'ready' ? team.data : [])}
        value={review.assigneeId}
        loading={team.state === 'loading' || review.assigning}
        error={failed ? texts.teamFailed : undefined}
        onChange={(memberId) => void review.assign(memberId)}
      />
      {failed && (
        <Button size="sm" loading={team.reloading} onClick={() => void team.reload().catch(() => undefined)}>
          {retryText}
        </Button>
      )}
    </div>
  );
}

/** Internal data of the team: rating, responsibility, private notes (CA47 to CA50, CA76, CA80). */
export function ReviewPanel({ application, teamRole, team, calls }: ReviewPanelProps) {
  const review = useReview(application, calls);
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-5">
      <StarRating label={texts.rating} value={review.rating} onChange={(rating) => void review.rate(rating)} />
      {hasRight(teamRole, 'assignApplications') ? (
        <Assignment application={application} team={team} review={review} />
      ) : (
        <DescriptionList items={[{ term: texts.assignee, description: application.assignee?.name ?? texts.nobody }]} />
      )}
      <div data-part="notes">
        <NotesEditor notes={application.notes} draftName={notesDraft(application.id)} onSave={review.saveNotes} />
      </div>
    </div>
  );
}
