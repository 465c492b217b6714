import type { Loadable } from '@stellwerk/design-system';
import type { Referral } from '@stellwerk/domain';

/** How a visitor comes to a link of the own to a job (000 §2.4). */
export interface OwnLink {
  /**
   * Where a visitor logs in before creating a link (O05); undefined for a logged-in person. Asked when the window opens: the server
   * draws the page as for a visitor, and nothing about it may change until somebody uses it. @default nobody has to log in
   */
  readonly loginHref?: () => string | undefined;
  /** Creates the own link and answers its full address (RF10). A rejection is said in its words, or in the general ones (RF20, RF21). */
  readonly onCreate: () => Promise<string>;
  /** The link has been copied, and the toast says so: the caller records the event (RF17). @default nothing */
  readonly onCopied?: (link: string) => void;
  /** Writes to the clipboard. @default the browser's */
  readonly copy?: (text: string) => Promise<void>;
  /** Opens the device's own window for passing something on. @default the browser's, where it has one */
  readonly share?: (data: ShareData) => Promise<void>;
}

/** The recommendation that a visitor came by. */
export interface JobReferral {
  /** Who recommends. When that could not be loaded, the job stays and the banner says so (RF19). */
  readonly referrer: Loadable<Referral>;
  /**
   * Whether the visitor made the link. Asked after hydration: the server draws the page as for everybody. @default no
   */
  readonly isOwn?: () => boolean;
  /** The referrer's job title from the address (O06). @default '' */
  readonly title?: string;
  /** The referrer's place from the address (O06). @default '' */
  readonly location?: string;
  /** The window has been opened: the caller records the reject and the event (RF08, RF16). */
  readonly onNoInterest: () => void;
}
