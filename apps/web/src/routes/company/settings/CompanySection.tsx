import { Button, Dialog } from '@stellwerk/design-system';
import { CompanyProfileForm, type CompanyProfileFormProps } from '@stellwerk/forms/company-profile-form';
import { DeactivationForm, type DeactivationFormProps } from '@stellwerk/forms/deactivation-form';
import { useState } from 'react';
import { settingsWords } from '../../../i18n/company/settings.de';

const words = settingsWords.danger;

export interface CompanySectionProps {
  /** The form of the company's data; a chosen logo goes up at once (CS34). */
  readonly profile: Omit<CompanyProfileFormProps, 'onCancel'>;
  readonly companyName: string;
  readonly active: boolean;
  /** May this person deactivate the company: the owner alone (O30). */
  readonly canDeactivate: boolean;
  /** Deactivates; null means that it is done, and the caller leads to the dashboard (CS41). */
  readonly onDeactivate: DeactivationFormProps['onConfirm'];
}

/** Data of the company, and below them its deactivation (CS08, CS19, CS39 to CS42). */
export function CompanySection({ profile, companyName, active, canDeactivate, onDeactivate }: CompanySectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-12">
      <div className="sw:max-w-200">
        <CompanyProfileForm {...profile} />
      </div>
      <section aria-labelledby="deaktivieren" className="sw:max-w-200 sw:border-t sw:border-rule sw:pt-3">
        <h2 id="deaktivieren" className="sw:text-lg sw:font-semibold">
          {words.title}
        </h2>
        <p className="sw:mt-1 sw:mb-4 sw:text-ink-2">{active ? words.text : words.inactive}</p>
        {active &&
          (canDeactivate ? (
            <Button variant="danger" onClick={() => setOpen(true)}>
              {words.open}
            </Button>
          ) : (
            <p>{words.ownerOnly}</p>
          ))}
      </section>
      <Dialog open={open} onOpenChange={setOpen} title={words.dialog} closeOnOverlay={false}>
        <DeactivationForm companyName={companyName} onConfirm={onDeactivate} onCancel={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
