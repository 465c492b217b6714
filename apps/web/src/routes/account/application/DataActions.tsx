import { Banner, Button, ConfirmDialog, Icon } from '@stellwerk/design-system';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { account } from '../../../i18n/account.de';

const words = account.data;

export interface DataActionsProps {
  /** Hands over what is stored of this application. @returns the text of a failure, or null */
  readonly onExport: () => Promise<string | null>;
  /** Erases it at any status; null: the person is led to the list. @returns the text of a failure, or null */
  readonly onErase: () => Promise<string | null>;
}

/** Export and erasure of one application by the applicant (decisions, rule 10). */
export function DataActions({ onExport, onErase }: DataActionsProps) {
  const [busy, setBusy] = useState<'export' | 'erase'>();
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (kind: 'export' | 'erase', call: () => Promise<string | null>): Promise<void> => {
    setBusy(kind);
    setFailure(null);
    const text = await call();
    setFailure(text);
    setBusy(undefined);
    if (text === null) setAsked(false);
  };
  const said = failure !== null && (
    <Banner tone="error" live="alert">
      <p>{failure}</p>
    </Banner>
  );
  return (
    <section aria-labelledby="daten-der-bewerbung" className="sw:grid sw:gap-4">
      <h2 id="daten-der-bewerbung" className="sw:text-xl">
        {words.title}
      </h2>
      {!asked && said}
      <div className="sw:flex sw:flex-wrap sw:gap-3">
        <Button size="sm" loading={busy === 'export'} loadingLabel={words.exporting} onClick={() => void run('export', onExport)}>
          {busy !== 'export' && <Icon as={Download} size={16} />}
          {words.export}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            setFailure(null);
            setAsked(true);
          }}
        >
          <Icon as={Trash2} size={16} />
          {words.applicationErase}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={words.applicationEraseTitle}
        description={words.applicationEraseText}
        confirmLabel={words.applicationEraseConfirm}
        loading={busy === 'erase'}
        loadingLabel={words.deleting}
        onConfirm={() => void run('erase', onErase)}
      >
        {asked && said}
      </ConfirmDialog>
    </section>
  );
}
