import { Banner, Button, ConfirmDialog, DateField, DescriptionList, Dialog, NativeSelect, RadioGroup } from '@stellwerk/design-system';
import { BILLING_CYCLES, billingCycleLabels, PLAN_TYPES, planLabels, type Plan } from '@stellwerk/domain';
import { useState, type SyntheticEvent } from 'react';
import { adminCompanyWords, adminWords, subscriptionChangeWords as words } from '../../../i18n/admin.de';
import { useDecision } from '../shared/use-decision';
import { changesOf, endFault, SUBSCRIPTION_STATES, valuesOf, type SubscriptionValues } from './change';
import type { AdminCompany } from './list';

export interface SubscriptionDialogsProps {
  /** Whose subscription is changed; it stays while the dialogs close. */
  readonly company: AdminCompany;
  readonly plans: readonly Plan[];
  readonly open: boolean;
  readonly onClose: () => void;
  /** Saves; rejects when it failed, which then stands in the dialog (O37). */
  readonly onSave: (company: AdminCompany, values: SubscriptionValues) => Promise<unknown>;
}

interface FieldsProps {
  readonly values: SubscriptionValues;
  readonly plans: readonly Plan[];
  readonly onChange: (values: SubscriptionValues) => void;
  readonly fault: string;
}

const oneOf = <Value extends string>(known: readonly Value[], text: string, otherwise: Value): Value =>
  known.find((value) => value === text) ?? otherwise;

function Fields({ values, plans, onChange, fault }: FieldsProps) {
  return (
    <>
      <NativeSelect
        label={adminCompanyWords.plan}
        options={plans.map(({ type }) => ({ value: type, label: planLabels[type] }))}
        value={values.planType}
        onChange={({ target }) => onChange({ ...values, planType: oneOf(PLAN_TYPES, target.value, values.planType) })}
      />
      <RadioGroup
        label={words.status}
        options={SUBSCRIPTION_STATES.map((value) => ({ value, label: words.statuses[value] }))}
        value={values.status}
        name="status"
        onChange={({ target }) => onChange({ ...values, status: oneOf(SUBSCRIPTION_STATES, target.value, values.status) })}
      />
      <RadioGroup
        label={words.cycle}
        options={BILLING_CYCLES.map((value) => ({ value, label: billingCycleLabels[value] }))}
        value={values.billingCycle}
        name="billingCycle"
        onChange={({ target }) => onChange({ ...values, billingCycle: oneOf(BILLING_CYCLES, target.value, values.billingCycle) })}
      />
      <DateField
        label={words.end}
        hint={words.endHint}
        error={fault === '' ? undefined : fault}
        value={values.endDate}
        onChange={(endDate) => onChange({ ...values, endDate })}
      />
    </>
  );
}

/** First what shall be, then what changes by it, then the yes (O37). */
export function SubscriptionDialogs({ company, plans, open, onClose, onSave }: SubscriptionDialogsProps) {
  const [values, setValues] = useState(() => valuesOf(company.subscription));
  const [checked, setChecked] = useState(false);
  const [asking, setAsking] = useState(false);
  const decision = useDecision(words.failed);
  const changes = changesOf(company.subscription, values, plans);
  const fault = checked ? endFault(values) : '';
  const review = (event: SyntheticEvent): void => {
    event.preventDefault();
    setChecked(true);
    decision.clear();
    if (endFault(values) === '' && changes.length > 0) setAsking(true);
  };
  const save = async (): Promise<void> => {
    if (await decision.run(onSave(company, values), words.saved(company.name))) {
      setAsking(false);
      onClose();
    }
  };
  return (
    <>
      <Dialog
        open={open && !asking}
        onOpenChange={(next) => !next && onClose()}
        title={words.title}
        description={company.name}
        closeOnOverlay={false}
      >
        <form noValidate onSubmit={review} className="sw:grid sw:gap-5">
          <Fields values={values} plans={plans} onChange={setValues} fault={fault} />
          {checked && changes.length === 0 && <Banner live="status">{words.unchanged}</Banner>}
          <div className="sw:flex sw:flex-wrap sw:justify-end sw:gap-3">
            <Button onClick={onClose}>{adminWords.cancel}</Button>
            <Button type="submit" variant="primary">
              {words.review}
            </Button>
          </div>
        </form>
      </Dialog>
      <ConfirmDialog
        open={open && asking}
        onOpenChange={(next) => !next && setAsking(false)}
        title={words.confirmTitle}
        description={`${company.name}. ${words.confirmText}`}
        variant="primary"
        cancelLabel={adminWords.back}
        confirmLabel={words.confirm}
        loading={decision.busy}
        loadingLabel={words.saving}
        onConfirm={() => void save()}
      >
        <DescriptionList
          aria-label={words.changes}
          items={changes.map(({ term, before, after }) => ({
            term,
            description: (
              <>
                <strong>{after}</strong>
                {before !== '' && (
                  <span className="sw:text-ink-2">
                    {words.before}
                    {before}
                  </span>
                )}
              </>
            ),
          }))}
        />
        {decision.failure !== '' && (
          <Banner tone="error" live="alert" className="sw:mt-4">
            {decision.failure}
          </Banner>
        )}
      </ConfirmDialog>
    </>
  );
}
