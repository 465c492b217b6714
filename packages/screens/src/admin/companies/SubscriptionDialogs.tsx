import {
  Banner,
  Button,
  ConfirmDialog,
  DateField,
  DescriptionList,
  Dialog,
  NativeSelect,
  RadioGroup,
  refuseForm,
} from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { BILLING_CYCLES, billingCycleLabels, PLAN_TYPES, planLabels, type AdminCompany, type Plan } from '@stellwerk/domain';
import { useState, type SyntheticEvent } from 'react';
import { FailureBanner } from '../../shared/FailureBanner';
import { adminCompanyTexts, adminTexts, subscriptionChangeTexts as texts } from '../../i18n/admin.de';
import { decisionFailure } from '../../shared/call-failure';
import { changesOf, endDateError, SUBSCRIPTION_STATES, valuesOf, type SubscriptionValues } from './change';

export interface SubscriptionDialogsProps {
  /** The company; it stays while the dialogs close. */
  readonly company: AdminCompany;
  readonly plans: readonly Plan[];
  readonly open: boolean;
  readonly onClose: () => void;
  /** Saves; on failure it rejects, and the dialog shows the error (O37). */
  readonly changeSubscription: (company: AdminCompany, values: SubscriptionValues) => Promise<unknown>;
}

interface FieldsProps {
  readonly values: SubscriptionValues;
  readonly plans: readonly Plan[];
  readonly onChange: (values: SubscriptionValues) => void;
  readonly error: string;
}

const oneOf = <Value extends string>(known: readonly Value[], text: string, otherwise: Value): Value =>
  known.find((value) => value === text) ?? otherwise;

function Fields({ values, plans, onChange, error }: FieldsProps) {
  return (
    <>
      <NativeSelect
        label={adminCompanyTexts.plan}
        options={plans.map(({ type }) => ({ value: type, label: planLabels[type] }))}
        value={values.planType}
        onChange={({ target }) => onChange({ ...values, planType: oneOf(PLAN_TYPES, target.value, values.planType) })}
      />
      <RadioGroup
        label={texts.status}
        options={SUBSCRIPTION_STATES.map((value) => ({ value, label: texts.statuses[value] }))}
        value={values.status}
        name="status"
        onChange={({ target }) => onChange({ ...values, status: oneOf(SUBSCRIPTION_STATES, target.value, values.status) })}
      />
      <RadioGroup
        label={texts.cycle}
        options={BILLING_CYCLES.map((value) => ({ value, label: billingCycleLabels[value] }))}
        value={values.billingCycle}
        name="billingCycle"
        onChange={({ target }) => onChange({ ...values, billingCycle: oneOf(BILLING_CYCLES, target.value, values.billingCycle) })}
      />
      <DateField
        label={texts.end}
        hint={texts.endHint}
        error={error === '' ? undefined : error}
        value={values.endDate}
        onChange={(endDate) => onChange({ ...values, endDate })}
      />
    </>
  );
}

function Changes({ changes }: { readonly changes: ReturnType<typeof changesOf> }) {
  return (
    <DescriptionList
      aria-label={texts.changes}
      items={changes.map(({ term, before, after }) => ({
        term,
        description: (
          <>
            <strong>{after}</strong>
            {before !== '' && (
              <span className="sw:text-ink-2">
                {texts.before}
                {before}
              </span>
            )}
          </>
        ),
      }))}
    />
  );
}

/** Two steps: the new subscription, then the confirmation with its changes (O37). */
export function SubscriptionDialogs({ company, plans, open, onClose, changeSubscription }: SubscriptionDialogsProps) {
  const [values, setValues] = useState(() => valuesOf(company.subscription));
  const [checked, setChecked] = useState(false);
  const [asking, setAsking] = useState(false);
  const decision = useAction((next: SubscriptionValues) => changeSubscription(company, next), {
    success: texts.saved(company.name),
    failure: decisionFailure(texts.failed),
    failureIn: 'screen',
  });
  const changes = changesOf(company.subscription, values, plans);
  const error = checked ? endDateError(values) : '';
  const review = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    decision.clear();
    if (endDateError(values) !== '') return refuseForm(event.currentTarget, () => setChecked(true));
    setChecked(true);
    if (changes.length > 0) setAsking(true);
  };
  const save = async (): Promise<void> => {
    if ((await decision.run(values)).ok) {
      setAsking(false);
      onClose();
    }
  };
  return (
    <>
      <Dialog
        open={open && !asking}
        onOpenChange={(next) => !next && onClose()}
        title={texts.title}
        description={company.name}
        closeOnOverlay={false}
      >
        <form noValidate onSubmit={review} className="sw:grid sw:gap-5">
          <Fields values={values} plans={plans} onChange={setValues} error={error} />
          {checked && changes.length === 0 && <Banner live="status">{texts.unchanged}</Banner>}
          <div className="sw:flex sw:flex-wrap sw:justify-end sw:gap-3">
            <Button onClick={onClose}>{adminTexts.cancel}</Button>
            <Button type="submit" variant="primary">
              {texts.review}
            </Button>
          </div>
        </form>
      </Dialog>
      <ConfirmDialog
        open={open && asking}
        onOpenChange={(next) => !next && setAsking(false)}
        title={texts.confirmTitle}
        description={`${company.name}. ${texts.confirmText}`}
        variant="primary"
        cancelLabel={adminTexts.back}
        confirmLabel={texts.confirm}
        loading={decision.busy}
        loadingLabel={texts.saving}
        onConfirm={() => void save()}
      >
        <Changes changes={changes} />
        <FailureBanner failure={decision.failure} className="sw:mt-4" />
      </ConfirmDialog>
    </>
  );
}
