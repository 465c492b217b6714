import { Banner, Button, Checkbox, ConfirmDialog, Icon } from '@stellwerk/design-system';
import type { SubmitFailure } from '@stellwerk/forms/auth';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { account } from '../../../i18n/account.de';

const words = account.data;

export interface AccountDataProps {
  /** Hands over everything that is stored about the person (decisions, rule 10). */
  readonly onExport: () => Promise<SubmitFailure | null>;
  /** Deletes the account for good; null: the person is logged out and led away (O61). */
  readonly onDelete: () => Promise<SubmitFailure | null>;
  /** Applications under way, which end with the account. @default 0 */
  readonly openApplications?: number;
}

function Failure({ failure }: { readonly failure: SubmitFailure | null }) {
  if (failure === null) return null;
  return (
    <Banner tone="error" live="alert">
      {failure.summary.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Banner>
  );
}

/** What is stored about the person: to take along, and to delete with the account (decisions, rule 10; O61). */
export default function AccountData({ onExport, onDelete, openApplications = 0 }: AccountDataProps) {
  const [exporting, setExporting] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [asked, setAsked] = useState(false);
  const [aware, setAware] = useState(false);
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const [refusal, setRefusal] = useState<SubmitFailure | null>(null);

  const exportAll = async (): Promise<void> => {
    setExporting(true);
    setFailure(await onExport());
    setExporting(false);
  };
  const remove = async (): Promise<void> => {
    setDeleting(true);
    const answer = await onDelete();
    setRefusal(answer);
    setDeleting(false);
    if (answer === null) setAsked(false);
  };
  const ask = (open: boolean): void => {
    setAsked(open);
    setAware(false);
    setRefusal(null);
  };
  return (
    <section aria-labelledby="ihre-daten" className="sw:grid sw:grid-cols-1 sw:gap-6 sw:border-t sw:border-line sw:pt-8">
      <h2 id="ihre-daten" className="sw:text-2xl">
        {words.title}
      </h2>
      <div className="sw:grid sw:justify-items-start sw:gap-3">
        <p className="sw:text-ink-2">{words.exportText}</p>
        <Failure failure={failure} />
        <Button loading={exporting} loadingLabel={words.exporting} onClick={() => void exportAll()}>
          {!exporting && <Icon as={Download} />}
          {words.export}
        </Button>
      </div>
      <div className="sw:grid sw:justify-items-start sw:gap-3">
        <p className="sw:text-ink-2">{words.deleteText}</p>
        <Button onClick={() => ask(true)}>
          <Icon as={Trash2} />
          {words.delete}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={ask}
        title={words.deleteTitle}
        description={words.deleteText}
        confirmLabel={words.deleteConfirm}
        confirmDisabled={!aware}
        loading={deleting}
        loadingLabel={words.deleting}
        onConfirm={() => void remove()}
      >
        <div className="sw:grid sw:gap-4">
          {openApplications > 0 && <p>{words.deleteOpen(openApplications)}</p>}
          <Failure failure={refusal} />
          <Checkbox label={words.deleteAware} checked={aware} onChange={(event) => setAware(event.target.checked)} />
        </div>
      </ConfirmDialog>
    </section>
  );
}
