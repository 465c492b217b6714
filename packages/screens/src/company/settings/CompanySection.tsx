import { Button, Dialog, Section } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import {
  CompanyProfileForm,
  editorRichText,
  knownCompanyProfile,
  type CompanyProfileFailure,
  type CompanyProfileFormProps,
  type CompanyProfileSaved,
  type CompanyProfileValues,
} from '@stellwerk/forms/company-profile-form';
import { DeactivationForm } from '@stellwerk/forms/deactivation-form';
import { currentOf, hasRight, readCompany, type Company, type TeamRole } from '@stellwerk/domain';
import { useState } from 'react';
import { settingsTexts } from '../../i18n/company/settings.de';
import { ActivateButton } from '../dashboard/ActivateButton';
import { ReadOnlyNote } from '../shared/ReadOnlyNote';
import { logoFailure, saveFailure } from './failures';

const texts = settingsTexts.danger;
const companyTexts = settingsTexts.company;

type FormParts = Pick<CompanyProfileFormProps, 'industries' | 'defaultValues' | 'logoUrl' | 'logoError' | 'now'>;

/** The form of the company's data; what it does rejects when it failed, and the screen says so. */
export interface CompanyProfileProps extends FormParts {
  /** Which state of the profile the form starts with (decision 0041). @default unknown: whoever is last is right */
  readonly version?: number | null;
  /** Saves what is typed, unless the stored state is another one than the person has seen. @returns the company as it is stored now */
  readonly onSave: (values: CompanyProfileValues, seen: number | null) => Promise<Company>;
  /** Uploads a chosen logo at once (CS34). */
  readonly onLogoUpload: (file: File) => Promise<unknown>;
  /** Removes the stored logo. @default there is none */
  readonly onLogoRemove?: () => Promise<unknown>;
}

export interface CompanySectionProps {
  readonly profile: CompanyProfileProps;
  readonly companyName: string;
  readonly active: boolean;
  /** Role of the person in the company: the data are read-only below administrators, the activation is the owner's (O29, O30, O89). */
  readonly teamRole: TeamRole | null;
  /** Deactivates; rejects when it failed. */
  readonly onDeactivate: () => Promise<unknown>;
  /** It is deactivated and a toast says so: the caller leads to /dashboard (CS41). */
  readonly onDeactivated: () => void;
  /** Activates again; rejects when it failed (O29). */
  readonly onActivate: (withJobs: boolean) => Promise<unknown>;
}

/** The company's data, with what became of them (CS08, CS12 to CS14, CS16 to CS19, CS34, CS43). */
function Profile({
  teamRole,
  version = null,
  onSave,
  onLogoUpload,
  onLogoRemove,
  ...form
}: CompanyProfileProps & Pick<CompanySectionProps, 'teamRole'>) {
  // Not the newest one that the page knows: the one that what is typed began with.
  const [seen, setSeen] = useState(version);
  const readOnly = !hasRight(teamRole, 'manageCompany');
  const upload = useAction(onLogoUpload, { success: companyTexts.logoSaved, failure: logoFailure(companyTexts.logoFailed) });
  const remove = useAction(async () => onLogoRemove?.(), {
    success: companyTexts.logoRemoved,
    failure: logoFailure(companyTexts.logoRemoveFailed),
  });
  const save = useAction(onSave, { success: companyTexts.saved, failure: saveFailure });
  const submit = async (values: CompanyProfileValues): Promise<CompanyProfileFailure | CompanyProfileSaved> => {
    const outcome = await save.run(values, seen);
    if (outcome.ok) {
      setSeen(outcome.result.version);
      return { saved: knownCompanyProfile(outcome.result) };
    }
    const stored = currentOf(outcome.error, readCompany);
    if (stored === null) return outcome.failure;
    setSeen(stored.version);
    return { summary: [], stored: knownCompanyProfile(stored) };
  };
  return (
    <>
      {readOnly && <ReadOnlyNote right="manageCompany" />}
      <CompanyProfileForm
        {...form}
        readOnly={readOnly}
        onLogoChosen={async (file) => (await upload.run(file)).ok}
        onLogoRemove={onLogoRemove && (async () => (await remove.run()).ok)}
        renderRichText={editorRichText}
        onSubmit={submit}
      />
    </>
  );
}

/** Deactivating the company, or activating it again (CS09, CS15, CS39 to CS42, O29, O30). */
function Activity({ companyName, active, teamRole, onDeactivate, onDeactivated, onActivate }: Omit<CompanySectionProps, 'profile'>) {
  const [open, setOpen] = useState(false);
  const owner = hasRight(teamRole, 'activateCompany');
  const deactivate = useAction(onDeactivate, { success: texts.done, failure: texts.failed, failureIn: 'screen' });
  return (
    <Section
      ruled
      size="sm"
      title={active ? texts.title : texts.activateTitle}
      intro={active ? texts.text : texts.inactive}
      className="sw:max-w-200 sw:justify-items-start"
    >
      {!owner && <p>{active ? texts.ownerOnly : texts.activateOwnerOnly}</p>}
      {owner && !active && <ActivateButton onActivate={onActivate} />}
      {/* Red is the step that destroys, in the dialog; this one only asks. */}
      {owner && active && <Button onClick={() => setOpen(true)}>{texts.open}</Button>}
      <Dialog open={open} onOpenChange={setOpen} title={texts.dialog} closeOnOverlay={false}>
        <DeactivationForm
          companyName={companyName}
          onCancel={() => setOpen(false)}
          onConfirm={async () => {
            const failure = await deactivate.submit();
            if (failure === null) {
              setOpen(false);
              onDeactivated();
            }
            return failure;
          }}
        />
      </Dialog>
    </Section>
  );
}

/** Data of the company, and below them its deactivation. */
export function CompanySection({ profile, ...activity }: CompanySectionProps) {
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-12">
      <div>
        <Profile teamRole={activity.teamRole} {...profile} />
      </div>
      <Activity {...activity} />
    </div>
  );
}
