import type { Loadable } from '@stellwerk/design-system';
import type { Referral } from '@stellwerk/domain';

/** Functions to create the visitor's own referral link to a job (000 §2.4). */
export interface OwnLink {
  /**
   * Login URL for a visitor before creating a link (O05); undefined for a logged-in person. Called
   * when the dialog opens: the server renders the page for a visitor, and it must not change before
   * an interaction.
   * @default no login required
   */
  readonly loginHref?: () => string | undefined;
  /**
   * Creates the referral link and returns its full URL (RF10). A rejection is shown by its own
   * message or the general one (RF20, RF21).
   */
  readonly onCreate: () => Promise<string>;
  /**
   * Called after the link was copied and the toast shown: the caller records the event (RF17).
   * @default nothing
   */
  readonly onCopied?: (link: string) => void;
  /** Writes to the clipboard. @default the browser's clipboard */
  readonly copy?: (text: string) => Promise<void>;
  /** Opens the device's share dialog. @default the browser's, if available */
  readonly share?: (data: ShareData) => Promise<void>;
}

/** The visitor's referral. */
export interface JobReferral {
  /**
   * The referrer. After a loading failure the job stays, and the banner shows the failure (RF19).
   */
  readonly referrer: Loadable<Referral>;
  /**
   * Whether the visitor created the link. Called after hydration, because the server renders the
   * same page for everyone.
   * @default no
   */
  readonly isOwn?: () => boolean;
  /** The referrer's job title from the URL (O06). @default '' */
  readonly title?: string;
  /** The referrer's location from the URL (O06). @default '' */
  readonly location?: string;
  /** Called when the dialog opens: the caller records the decline and the event (RF08, RF16). */
  readonly onNoInterest: () => void;
}
