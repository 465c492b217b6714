import { lazyPart, PartBoundary } from '@stellwerk/design-system';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { jobActionTexts as texts } from '../../../i18n/job-actions.de';
import { Act } from '../actions/Act';
import type { Shared } from './share-links';

// Loaded lazily, on devices without a share dialog.
const ShareDialog = lazyPart(() => import('./dialog'));

/** Opens the device's share dialog. */
export type DeviceShare = (data: ShareData) => Promise<void>;

export interface ShareProps {
  readonly shared: Shared;
  /** Copies the URL. */
  readonly onCopy: () => void;
  /** @default the browser's, if available */
  readonly share?: DeviceShare | undefined;
}

/** Read on click, because the server does not know the device. */
const deviceShare = (): DeviceShare | undefined => ('share' in navigator ? (data) => navigator.share(data) : undefined);

/** Closing the device's dialog counts as cancelling; after other failures our own dialog opens. */
const isChangeOfMind = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Shares a job: by the device's share dialog, else by copying, mail or WhatsApp. No login required.
 */
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
