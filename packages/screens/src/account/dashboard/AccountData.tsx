import { Button, ConfirmDialog, Icon, PasswordField, Section } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { authMessages, messageOf } from '@stellwerk/domain';
import { Download, Trash2 } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { account } from '../../i18n/account.de';
import { FailureBanner } from '../../shared/FailureBanner';

const texts = account.data;

export interface AccountDataProps {
  /** Exports all stored data of the person (decisions, rule 10); rejects on failure. */
  readonly exportData: () => Promise<unknown>;
  /**
   * Deletes the account permanently, logs out and navigates away (O61, O71); rejects on failure,
   * for a wrong password at the field `password`.
   */
  readonly deleteAccount: (password: string) => Promise<unknown>;
  /** Number of open applications, which end with the account. @default 0 */
  readonly openApplications?: number;
}

function Deletion({ deleteAccount, openApplications = 0 }: Pick<AccountDataProps, 'deleteAccount' | 'openApplications'>) {
  const { busy, failure, run, clear } = useAction(deleteAccount, { failure: messageOf, failureIn: 'screen' });
  const [asked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const form = useId();

  const ask = (open: boolean): void => {
    setAsked(open);
    setPassword('');
    setMissing(false);
    clear();
  };
  const remove = async (): Promise<void> => {
    setMissing(password === '');
    if (password === '') return field.current?.focus();
    const ended = await run(password);
    if (ended.ok) setAsked(false);
    else field.current?.focus();
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void remove();
  };
  const atField = missing ? authMessages.password : failure?.fields?.password;
  // An error shown at the focused field is not repeated elsewhere.
  const summary = failure?.summary.filter((text) => text !== atField) ?? [];
  return (
    <div className="sw:grid sw:justify-items-start sw:gap-3">
      <p className="sw:text-ink-2">{texts.deleteText}</p>
      <Button onClick={() => ask(true)}>
        <Icon as={Trash2} />
        {texts.delete}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={ask}
        title={texts.deleteTitle}
        description={texts.deleteText}
        confirmLabel={texts.deleteConfirm}
        loading={busy}
        loadingLabel={texts.deleting}
        form={form}
      >
        <form id={form} noValidate onSubmit={send} className="sw:grid sw:gap-4">
          {openApplications > 0 && <p>{texts.deleteOpen(openApplications)}</p>}
          <FailureBanner failure={{ summary }} />
          <PasswordField
            ref={field}
            name="password"
            label={texts.deletePassword}
            autoComplete="current-password"
            required
            value={password}
            error={atField}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </form>
      </ConfirmDialog>
    </div>
  );
}

/** Export of the stored data, and deletion with the account (decisions, rule 10; O61, O71). */
export default function AccountData({ exportData, ...deletion }: AccountDataProps) {
  const exporting = useAction(exportData, { failure: messageOf, failureIn: 'screen' });
  return (
    <Section title={texts.title} size="lg" className="sw:gap-6 sw:border-t sw:border-line sw:pt-8">
      <div className="sw:grid sw:justify-items-start sw:gap-3">
        <p className="sw:text-ink-2">{texts.exportText}</p>
        <FailureBanner failure={exporting.failure} />
        <Button loading={exporting.busy} loadingLabel={texts.exporting} onClick={() => void exporting.run()}>
          {!exporting.busy && <Icon as={Download} />}
          <span>{texts.export}</span>
        </Button>
      </div>
      <Deletion {...deletion} />
    </Section>
  );
}
