/** Shared data of a job. */
export interface Shared {
  readonly title: string;
  /** URL of the job, without a referral. */
  readonly url: string;
}

/** Opens the device's mail client with a draft. */
export const mailHref = ({ title, url }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;

/** Opens WhatsApp, which asks for the recipient. */
export const whatsAppHref = ({ title, url }: Shared): string => `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`;
