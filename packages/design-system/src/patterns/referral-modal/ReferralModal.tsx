import { referralMessages } from '@stellwerk/domain';
import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Dialog, type DialogProps } from '../../components/dialog';
import { FieldError } from '../../components/field';
import { Icon } from '../../components/icon';
import { LinkButton, type RenderLink } from '../../components/link';
import { TextField } from '../../components/text-field';
import { de as shared } from '../../i18n/de';
import { de } from '../i18n/de';
import { LinkCode } from './LinkCode';
import { PassOnDrawing } from './PassOnDrawing';

/** `className`, `ref` and further attributes go to the box of the dialog. */
export interface ReferralModalProps extends Omit<
  DialogProps,
  'children' | 'title' | 'description' | 'footer' | 'onCopy' | 'defaultOpen' | 'trigger'
> {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` when the person closes it; the link is then discarded (RF14). */
  onOpenChange: (open: boolean) => void;
  /** Facts of the job, for the box inside. */
  job: { title: string; company: string; place: string };
  /**
   * Login URL for anonymous visitors (O05). Without it the visitor is logged in and may create the
   * link.
   */
  loginHref?: string;
  /** Renders the login link. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
  /**
   * Creates the link and resolves with its full URL. A rejection shows `failure`, or else the
   * default message (RF21).
   */
  onCreate: () => Promise<string>;
  /**
   * Called after the link was copied; the caller shows the toast `referralMessages.copied` (RF13).
   */
  onCopied: (link: string) => void;
  /**
   * The message for a rejection of `onCreate`, for example 'Stellenanzeigen-ID fehlt' (RF20).
   * @default a general one
   */
  failureText?: (cause: unknown) => string;
  /** Writes to the clipboard. @default the browser's clipboard */
  copy?: (text: string) => Promise<void>;
  /** Opens the device's share dialog. @default the browser's; not offered without one */
  share?: (data: ShareData) => Promise<void>;
}

type State = { at: 'offer' } | { at: 'creating' } | { at: 'failed'; text: string } | { at: 'created'; link: string; copyFailed: boolean };

const copyToClipboard = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** The focused button disappears, so the focus moves to the requested link. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

const deviceShare = (): ReferralModalProps['share'] => ('share' in navigator ? (data) => navigator.share(data) : undefined);

/** Shares the link by the device's share dialog. Closing that dialog counts as cancelling. */
function ShareLink({ link, title, share = deviceShare() }: { link: string; title: string } & Pick<ReferralModalProps, 'share'>) {
  if (share === undefined) return null;
  return (
    <Button onClick={() => void share({ title, url: link }).catch(() => undefined)}>
      <Icon as={Share2} />
      {de.referral.share}
    </Button>
  );
}

/** The link as text and as a QR code. */
function CreatedLink({ link, copyFailed }: { link: string; copyFailed: boolean }) {
  return (
    <>
      <TextField
        ref={takeFocus}
        label={de.referral.link}
        readOnly
        value={link}
        error={copyFailed ? de.referral.copyFailed : undefined}
        onFocus={(event) => event.target.select()}
      />
      <LinkCode link={link} />
    </>
  );
}

function JobFacts({ job }: Pick<ReferralModalProps, 'job'>) {
  return (
    <p className="sw:rounded-1 sw:border sw:border-line sw:p-3">
      <span className="sw:block sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{job.title}</span>
      <span className="sw:text-sm sw:text-ink-2 sw:wrap-anywhere">{[job.company, job.place].filter(Boolean).join(', ')}</span>
    </p>
  );
}

/**
 * After 'Kein Interesse': the visitor shares the job with an own referral link, as text, as a QR
 * code or by the device's share dialog (RF10 to RF15, O05).
 * @example
 * <ReferralModal open={open} onOpenChange={setOpen} job={job} onCreate={createReferral} onCopied={showToast} />
 */
export function ReferralModal({
  open,
  onOpenChange,
  job,
  loginHref,
  renderLink,
  onCreate,
  onCopied,
  failureText = () => referralMessages.createFailed,
  copy = copyToClipboard,
  share,
  ...rest
}: ReferralModalProps) {
  const [state, setState] = useState<State>({ at: 'offer' });
  const created = state.at === 'created';

  const change = (next: boolean) => {
    if (!next) setState({ at: 'offer' });
    onOpenChange(next);
  };
  const create = async () => {
    setState({ at: 'creating' });
    const result = await onCreate().then(
      (link): State => ({ at: 'created', link, copyFailed: false }),
      (cause: unknown): State => ({ at: 'failed', text: failureText(cause) }),
    );
    // Closed in the meantime: the link must not appear at the next opening.
    setState((now) => (now.at === 'creating' ? result : now));
  };
  const copyLink = async (link: string) => {
    try {
      await copy(link);
      setState({ at: 'created', link, copyFailed: false });
      onCopied(link);
    } catch {
      setState({ at: 'created', link, copyFailed: true });
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="sm"
      {...rest}
      title={created ? de.referral.ready : de.referral.passOn}
      description={created ? de.referral.readyText : loginHref === undefined ? de.referral.offer : referralMessages.loginHint}
      footer={
        <>
          <Button onClick={() => change(false)}>{de.referral.close}</Button>
          {created ? (
            <>
              <ShareLink link={state.link} title={job.title} share={share} />
              <Button variant="primary" onClick={() => void copyLink(state.link)}>
                <Icon as={Copy} />
                {de.referral.copy}
              </Button>
            </>
          ) : loginHref === undefined ? (
            <Button variant="primary" loading={state.at === 'creating'} loadingLabel={de.referral.creating} onClick={() => void create()}>
              {state.at === 'failed' ? shared.retry : de.referral.create}
            </Button>
          ) : (
            <LinkButton variant="primary" href={loginHref} renderLink={renderLink}>
              {de.referral.create}
            </LinkButton>
          )}
        </>
      }
    >
      <div className="sw:grid sw:gap-4">
        <PassOnDrawing set={created} />
        {created ? <CreatedLink link={state.link} copyFailed={state.copyFailed} /> : <JobFacts job={job} />}
        <div role="alert">{state.at === 'failed' && <FieldError id="referral-failure">{state.text}</FieldError>}</div>
      </div>
    </Dialog>
  );
}
