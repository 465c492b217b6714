import { Button, RadioGroup, refuseForm, StatusMark } from '@stellwerk/design-system';
import { statusLook } from '@stellwerk/design-system/patterns';
import { APPLICATION_STATUSES, companyStatusLabels, type ApplicationStatus } from '@stellwerk/domain';
import { useState } from 'react';
import { bulkTexts as texts } from '../../../i18n/company/bulk.de';

/** Statuses except withdrawn, which is up to the applicant. */
const CHOICES = APPLICATION_STATUSES.filter((status) => status !== 'WITHDRAWN');

const options = CHOICES.map((value) => ({
  value,
  label: <StatusMark {...statusLook[value]}>{companyStatusLabels[value]}</StatusMark>,
}));

export interface StatusFormProps {
  /** Number of applications to change. */
  readonly count: number;
  /** Number of withdrawn applications, which stay unchanged. */
  readonly withdrawn: number;
  readonly onSubmit: (status: ApplicationStatus) => void;
  readonly onCancel: () => void;
}

/** Choice of a status for several applications. */
export function StatusForm({ count, withdrawn, onSubmit, onCancel }: StatusFormProps) {
  const [status, setStatus] = useState<ApplicationStatus>();
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      noValidate
      className="sw:grid sw:gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (status === undefined) refuseForm(event.currentTarget, () => setMissing(true));
        else onSubmit(status);
      }}
    >
      <p className="sw:text-ink-2">
        <span>{count > 0 ? texts.statusText : texts.onlyWithdrawn}</span>{' '}
        {count > 0 && withdrawn > 0 && <span>{texts.withdrawnStay(withdrawn)}</span>}
      </p>
      {count > 0 && (
        <RadioGroup
          label={texts.statusChoice}
          name="status"
          options={options}
          value={status ?? ''}
          error={isMissing && status === undefined ? texts.statusMissing : undefined}
          onChange={(event) => setStatus(CHOICES.find((known) => known === event.target.value))}
        />
      )}
      <div className="sw:flex sw:flex-wrap sw:justify-end sw:gap-3">
        <Button onClick={onCancel}>{count > 0 ? texts.cancel : texts.close}</Button>
        {count > 0 && (
          <Button type="submit" variant="primary">
            {texts.statusTitle(count)}
          </Button>
        )}
      </div>
    </form>
  );
}
