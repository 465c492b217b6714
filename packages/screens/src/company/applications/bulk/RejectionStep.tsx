import { Button } from '@stellwerk/design-system';
import { applicationMessages, type Rejection } from '@stellwerk/domain';
import { useId } from 'react';
import { bulkTexts } from '../../../i18n/company/bulk.de';
import { rejectionTexts } from '../../../i18n/company/rejection.de';
import { SEVERAL_REJECTED } from '../status/use-rejection-draft';
import { RejectionForm } from '../status/RejectionForm';

export interface RejectionStepProps {
  /** `message` is '' if each applicant gets the text of the job. */
  readonly onReject: (rejection: Rejection) => void;
  /** Returns to the choice of status. */
  readonly onBack: () => void;
}

/** Reason and text of several rejections; their jobs may have different texts (decision 0076). */
export function RejectionStep({ onReject, onBack }: RejectionStepProps) {
  const id = useId();
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-5">
      <p className="sw:text-ink-2">{rejectionTexts.several}</p>
      <RejectionForm
        id={id}
        text={undefined}
        draftName={SEVERAL_REJECTED}
        onSubmit={({ reason, message }) => onReject({ reason, message })}
      />
      <div className="sw:flex sw:flex-wrap sw:justify-end sw:gap-3">
        <Button onClick={onBack}>{bulkTexts.back}</Button>
        <Button type="submit" form={id} variant="danger">
          {applicationMessages.rejectConfirm}
        </Button>
      </div>
    </div>
  );
}
