import { lazyPart, PartBoundary } from '@stellwerk/design-system';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { jobActionTexts as texts } from '../../../i18n/job-actions.de';
import { Act } from '../actions/Act';
import type { Shared } from './share-links';

// Only where the device has no window of its own, and somebody asks for it.
const ShareDialog = lazyPart(() => import('./dialog'));

/** Opens the device's own window for passing something on. */
export type DeviceShare = (data: ShareData) => Promise<void>;

export interface ShareProps {
  readonly shared: Shared;
  /** Copies the address. */
  readonly onCopy: () => void;
  /** @default the browser's, where it has one */
  readonly share?: DeviceShare | undefined;
}

/** Asked at the press: the server does not know the device. */
const deviceShare = (): DeviceShare | undefined => ('share' in navigator ? (data) => navigator.share(data) : undefined);

/** Whoever closes the device's window has changed their mind; every other failure leaves the ways that are left. */
const isChangeOfMind = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Shares a posting: by the device's own window, else by copying, mail or WhatsApp. Nobody has to log in for it. */
export function Share({ shared, onCopy, share }: ShareProps) {
  const [dialog, setDialog] = useState({ wanted: false, open: false });
  const openDialog = (): void => setDialog({ wanted: true, open: true });
  const press = (): void => {
    const device = share ?? deviceShare();
    if (device === undefined) return openDialog();
    device(shared).catch((error: unknown) => {
      if (!isChangeOfMind(error)) openDialog();
    });
  };
  return (
    <>
      <Act icon={Share2} label={texts.share} onClick={press} />
      {dialog.wanted && (
        <PartBoundary>
          <ShareDialog open={dialog.open} onClose={() => setDialog({ wanted: true, open: false })} shared={shared} onCopy={onCopy} />
        </PartBoundary>
      )}
    </>
  );
}
