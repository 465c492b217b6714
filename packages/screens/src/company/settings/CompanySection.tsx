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

/**
 * Calls of the form for the company's data; each rejects on failure, and the screen shows the
 * error.
 */
export interface CompanyProfileProps extends FormParts {
  /**
   * Version of the profile that the edit is based on (decision 0041).
   * @default unknown: the last save wins
   */
  readonly version?: number | null;
  /**
   * Saves the values, unless the stored version has changed since the person loaded it.
   * @returns the stored company
   */
  readonly onSave: (values: CompanyProfileValues, seen: number | null) => Promise<Company>;
  /** Uploads a chosen logo at once (CS34). */
  readonly onLogoUpload: (file: File) => Promise<unknown>;
  /** Removes the stored logo. @default no logo */
  readonly onLogoRemove?: () => Promise<unknown>;
}

export interface CompanySectionProps {
  readonly profile: CompanyProfileProps;
  readonly companyName: string;
  readonly active: boolean;
  /**
   * Role of the person in the company: the data are read-only below administrators, only the owner
   * can activate or deactivate (O29, O30, O89).
   */
  readonly teamRole: TeamRole | null;
  /** Deactivates; rejects on failure. */
  readonly onDeactivate: () => Promise<unknown>;
  /** Called after the deactivation and its toast: the caller navigates to /dashboard (CS41). */
  readonly onDeactivated: () => void;
  /** Reactivates; rejects on failure (O29). */
  readonly activate: (withJobs: boolean) => Promise<unknown>;
}

/** The company's data, with the result of saving (CS08, CS12 to CS14, CS16 to CS19, CS34, CS43). */
function Profile({
  teamRole,
  version = null,
  onSave,
  onLogoUpload,
  onLogoRemove,
  ...form
}: CompanyProfileProps & Pick<CompanySectionProps, 'teamRole'>) {
  // The version that the edit is based on, which may be older than the one on the page.
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

/** Deactivation of the company, or its reactivation (CS09, CS15, CS39 to CS42, O29, O30). */
function Activity({ companyName, active, teamRole, onDeactivate, onDeactivated, activate }: Omit<CompanySectionProps, 'profile'>) {
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
      {owner && !active && <ActivateButton activate={activate} />}
      {/* Only the destructive step in the dialog is red; this one opens it. */}
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

/** Data of the company, followed by its deactivation. */
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
