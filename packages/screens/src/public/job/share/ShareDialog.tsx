import { Button, Dialog, Icon, LinkButton, VisuallyHidden } from '@stellwerk/design-system';
import { Link, Mail, MessageCircle } from 'lucide-react';
import { jobActionTexts } from '../../../i18n/job-actions.de';
import { mailHref, whatsAppHref, type Shared } from './share-links';

const texts = jobActionTexts.shareDialog;

export interface ShareDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly shared: Shared;
  /** Copies the URL. */
  readonly onCopy: () => void;
}

/** Share options on devices without a share dialog. */
export function ShareDialog({ open, onClose, shared, onCopy }: ShareDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={texts.title} description={shared.title} size="sm">
      <div className="sw:grid sw:gap-3">
        <Button onClick={onCopy}>
          <Icon as={Link} />
          {jobActionTexts.copy}
        </Button>
        <LinkButton href={mailHref(shared)}>
          <Icon as={Mail} />
          {texts.mail}
        </LinkButton>
        <LinkButton href={whatsAppHref(shared)} target="_blank" rel="noopener noreferrer">
          <Icon as={MessageCircle} />
          {texts.whatsApp}
          <VisuallyHidden>{texts.newTab}</VisuallyHidden>
        </LinkButton>
      </div>
    </Dialog>
  );
}
