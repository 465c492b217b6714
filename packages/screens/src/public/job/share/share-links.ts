/** What is shared of a posting. */
export interface Shared {
  readonly title: string;
  /** Address of the posting, without a recommendation. */
  readonly url: string;
}

/** Opens the device's own mail with a draft. */
export const mailHref = ({ title, url }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;

/** Asks WhatsApp for whom the message is. */
export const whatsAppHref = ({ title, url }: Shared): string => `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`;
