import { useToast } from '@stellwerk/design-system';
import { useDrafts } from '@stellwerk/design-system/patterns';
import type { ApplicationStatus, BulkResult, Rejection, SelectedApplication } from '@stellwerk/domain';
import { useState } from 'react';
import { bulkTexts as texts } from '../../../i18n/company/bulk.de';
import { SEVERAL_REJECTED } from '../status/use-rejection-draft';
import type { BulkCalls } from './bulk-calls';
import { BulkEndView } from './BulkEndView';
import { BulkProgressLine } from './BulkProgressLine';
import { isWhole } from './report';
import { RejectionStep } from './RejectionStep';
import { StatusForm } from './StatusForm';
import type { BulkEnd, BulkTask } from './use-bulk-task';

export interface StatusTaskProps {
  readonly calls: BulkCalls;
  readonly task: BulkTask<SelectedApplication>;
  readonly applications: readonly SelectedApplication[];
  /** Called when some or all of them are completed. @param changes undoable changes */
  readonly onEnd: (end: BulkEnd<SelectedApplication>, changes: readonly BulkResult[]) => void;
  readonly onUndo: (changes: readonly BulkResult[]) => void;
  readonly onClose: () => void;
}

interface StatusRequest {
  readonly status: ApplicationStatus;
  readonly rejection?: Rejection;
}

/** Conflicting applications in their current state, and those not attempted. */
const againOf = ({ summary, rest }: BulkEnd<SelectedApplication>): readonly SelectedApplication[] => [
  ...(summary.trouble.get('conflict') ?? []).flatMap(({ id, status }) => (status === null ? [] : [{ id, status, hasAccount: false }])),
  ...rest,
];

/** A status for several applications: choice, rejection text, progress, and failures. */
export function StatusTask({ task, applications, calls, onEnd, onUndo, onClose }: StatusTaskProps) {
  const [chosen, setChosen] = useState<ApplicationStatus>();
  const [request, setRequest] = useState<StatusRequest>();
  const toast = useToast();
  const drafts = useDrafts();
  const endDraft = (): void => drafts.write(SEVERAL_REJECTED, undefined);
  const open = applications.filter((one) => one.status !== 'WITHDRAWN');

  const start = async (next: StatusRequest, items: readonly SelectedApplication[]): Promise<void> => {
    setRequest(next);
    const end = await task.start(items, (portion) => calls.setStatuses(portion, next.status, next.rejection));
    if (end.results.length > 0) endDraft();
    const { done, same } = end.summary;
    onEnd(end, done);
    if (!isWhole(end.summary)) return;
    onClose();
    const detail = done.length > 0 && same > 0 ? texts.statusSame(same) : undefined;
    toast.success(done.length > 0 ? texts.statusDone(done.length) : texts.statusNone, undefined, { detail });
  };

  if (task.progress) return <BulkProgressLine {...task.progress} onCancel={task.cancel} />;
  if (!task.end && chosen === 'REJECTED')
    return (
      <RejectionStep onReject={(rejection) => void start({ status: 'REJECTED', rejection }, open)} onBack={() => setChosen(undefined)} />
    );
  if (!task.end || !request)
    return (
      <StatusForm
        count={open.length}
        withdrawn={applications.length - open.length}
        onSubmit={(status) => (status === 'REJECTED' ? setChosen(status) : void start({ status }, open))}
        onCancel={() => {
          endDraft();
          onClose();
        }}
      />
    );
  const { done } = task.end.summary;
  const takeBack = (): void => {
    onClose();
    onUndo(done);
  };
  return (
    <BulkEndView
      end={task.end}
      again={againOf(task.end)}
      onRetry={(items) => void start(request, items)}
      onUndo={done.length > 0 ? takeBack : undefined}
      onClose={onClose}
    />
  );
}
