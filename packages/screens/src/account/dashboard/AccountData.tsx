import { Button, Checkbox, ConfirmDialog, Icon, Section } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { messageOf } from '@stellwerk/domain';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { account } from '../../i18n/account.de';
import { FailureBanner } from '../../shared/FailureBanner';

const texts = account.data;

export interface AccountDataProps {
  /** Hands over everything that is stored about the person (decisions, rule 10); rejects when it failed. */
  readonly onExport: () => Promise<unknown>;
  /** Deletes the account for good, logs the person out and leads away (O61); rejects when it failed. */
  readonly onDelete: () => Promise<unknown>;
  /** Applications under way, which end with the account. @default 0 */
  readonly openApplications?: number;
}

/** What is stored about the person: to take along, and to delete with the account (decisions, rule 10; O61). */
export default function AccountData({ onExport, onDelete, openApplications = 0 }: AccountDataProps) {
  const exporting = useAction(onExport, { failure: messageOf, failureIn: 'screen' });
  const deleting = useAction(onDelete, { failure: messageOf, failureIn: 'screen' });
  const [asked, setAsked] = useState(false);
  const [aware, setAware] = useState(false);

  const remove = async (): Promise<void> => {
    if ((await deleting.run()).ok) setAsked(false);
  };
  const ask = (open: boolean): void => {
    setAsked(open);
    setAware(false);
    deleting.clear();
  };
  return (
    <Section title={texts.title} size="lg" className="sw:gap-6 sw:border-t sw:border-line sw:pt-8">
      <div className="sw:grid sw:justify-items-start sw:gap-3">
        <p className="sw:text-ink-2">{texts.exportText}</p>
        <FailureBanner failure={exporting.failure} />
        <Button loading={exporting.busy} loadingLabel={texts.exporting} onClick={() => void exporting.run()}>
          {!exporting.busy && <Icon as={Download} />}
          {texts.export}
        </Button>
      </div>
      <div className="sw:grid sw:justify-items-start sw:gap-3">
        <p className="sw:text-ink-2">{texts.deleteText}</p>
        <Button onClick={() => ask(true)}>
          <Icon as={Trash2} />
          {texts.delete}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={ask}
        title={texts.deleteTitle}
        description={texts.deleteText}
        confirmLabel={texts.deleteConfirm}
        confirmDisabled={!aware}
        loading={deleting.busy}
        loadingLabel={texts.deleting}
        onConfirm={() => void remove()}
      >
        <div className="sw:grid sw:gap-4">
          {openApplications > 0 && <p>{texts.deleteOpen(openApplications)}</p>}
          <FailureBanner failure={deleting.failure} />
          <Checkbox label={texts.deleteAware} checked={aware} onChange={(event) => setAware(event.target.checked)} />
        </div>
      </ConfirmDialog>
    </Section>
  );
}
