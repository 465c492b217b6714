import { Button, Dialog, useToast } from '@stellwerk/design-system';
import { CompanyProfileForm, type CompanyProfileFormProps, type CompanyProfileValues } from '@stellwerk/forms/company-profile-form';
import { DeactivationForm } from '@stellwerk/forms/deactivation-form';
import { useState } from 'react';
import { settingsWords } from '../../../i18n/company/settings.de';
import { ActivateButton } from '../dashboard/ActivateButton';
import { inWords } from '../shared/in-words';
import { useTold } from '../shared/use-told';
import { logoFailure, saveFailure } from './failures';

const words = settingsWords.danger;
const companyWords = settingsWords.company;

type FormParts = Pick<CompanyProfileFormProps, 'industries' | 'defaultValues' | 'logoUrl' | 'logoError' | 'now'>;

/** The form of the company's data; what it does rejects when it failed, and the screen says so. */
export interface CompanyProfileProps extends FormParts {
  readonly onSave: (values: CompanyProfileValues) => Promise<unknown>;
  /** Uploads a chosen logo at once (CS34). */
  readonly onLogoUpload: (file: File) => Promise<unknown>;
  /** Removes the stored logo. @default there is none */
  readonly onLogoRemove?: () => Promise<unknown>;
}

export interface CompanySectionProps {
  readonly profile: CompanyProfileProps;
  readonly companyName: string;
  readonly active: boolean;
  /** May this person deactivate and activate the company: the owner alone (O29, O30). */
  readonly owner: boolean;
  /** Deactivates; rejects when it failed. */
  readonly onDeactivate: () => Promise<unknown>;
  /** It is deactivated and told: the caller leads to /dashboard (CS41). */
  readonly onDeactivated: () => void;
  /** Activates again; rejects when it failed (O29). */
  readonly onActivate: () => Promise<unknown>;
}

/** The company's data, with what became of them (CS08, CS12 to CS14, CS16 to CS19, CS34, CS43). */
function Profile({ onSave, onLogoUpload, onLogoRemove, ...form }: CompanyProfileProps) {
  const told = useTold();
  const toast = useToast();
  return (
    <CompanyProfileForm
      {...form}
      onLogoChosen={(file) => told(onLogoUpload(file), { done: companyWords.logoSaved, failed: logoFailure(companyWords.logoFailed) })}
      onLogoRemove={
        onLogoRemove && (() => told(onLogoRemove(), { done: companyWords.logoRemoved, failed: logoFailure(companyWords.logoRemoveFailed) }))
      }
      onSubmit={async (values) => {
        const failure = await inWords(onSave(values), saveFailure);
        if (failure === null) toast.success(companyWords.saved);
        else toast.error(failure.summary[0]);
        return failure;
      }}
    />
  );
}

/** Deactivating the company, or activating it again (CS09, CS15, CS39 to CS42, O29, O30). */
function Activity({ companyName, active, owner, onDeactivate, onDeactivated, onActivate }: Omit<CompanySectionProps, 'profile'>) {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  return (
    <section aria-labelledby="aktivitaet" className="sw:max-w-200 sw:border-t sw:border-rule sw:pt-3">
      <h2 id="aktivitaet" className="sw:text-lg sw:font-semibold">
        {active ? words.title : words.activateTitle}
      </h2>
      <p className="sw:mt-1 sw:mb-4 sw:text-ink-2">{active ? words.text : words.inactive}</p>
      {!owner && <p>{active ? words.ownerOnly : words.activateOwnerOnly}</p>}
      {owner && !active && <ActivateButton onActivate={onActivate} />}
      {owner && active && (
        <Button variant="danger" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      )}
      <Dialog open={open} onOpenChange={setOpen} title={words.dialog} closeOnOverlay={false}>
        <DeactivationForm
          companyName={companyName}
          onCancel={() => setOpen(false)}
          onConfirm={async () => {
            const failure = await inWords(onDeactivate(), () => words.failed);
            if (failure === null) {
              toast.success(words.done);
              setOpen(false);
              onDeactivated();
            }
            return failure;
          }}
        />
      </Dialog>
    </section>
  );
}

/** Data of the company, and below them its deactivation. */
export function CompanySection({ profile, ...activity }: CompanySectionProps) {
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-12">
      <div className="sw:max-w-200">
        <Profile {...profile} />
      </div>
      <Activity {...activity} />
    </div>
  );
}
