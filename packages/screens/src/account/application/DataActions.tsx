import { Button, ConfirmDialog, Icon, Section } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { messageOf } from '@stellwerk/domain';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { account } from '../../i18n/account.de';
import { FailureBanner } from '../../shared/FailureBanner';

const texts = account.data;

export interface DataActionsProps {
  /** Exports the stored data of this application; rejects on failure. */
  readonly exportData: () => Promise<unknown>;
  /** Deletes the application in any status and navigates to the list; rejects on failure. */
  readonly erase: () => Promise<unknown>;
}

/** Export and deletion of an application by the applicant (decisions, rule 10). */
export function DataActions({ exportData, erase }: DataActionsProps) {
  const [asked, setAsked] = useState(false);
  const exporting = useAction(exportData, { failure: messageOf, failureIn: 'screen' });
  const erasing = useAction(erase, { failure: messageOf, failureIn: 'screen' });
  const confirm = async (): Promise<void> => {
    if ((await erasing.run()).ok) setAsked(false);
  };
  return (
    <Section title={texts.title} className="sw:noscript:hidden">
      <FailureBanner failure={exporting.failure} />
      <div className="sw:flex sw:flex-wrap sw:gap-3">
        <Button size="sm" loading={exporting.busy} loadingLabel={texts.exporting} onClick={() => void exporting.run()}>
          {!exporting.busy && <Icon as={Download} size={16} />}
          <span>{texts.export}</span>
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            erasing.clear();
            setAsked(true);
          }}
        >
          <Icon as={Trash2} size={16} />
          {texts.applicationErase}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={texts.applicationEraseTitle}
        description={texts.applicationEraseText}
        confirmLabel={texts.applicationEraseConfirm}
        loading={erasing.busy}
        loadingLabel={texts.deleting}
        onConfirm={() => void confirm()}
      >
        <FailureBanner failure={erasing.failure} />
      </ConfirmDialog>
    </Section>
  );
}
