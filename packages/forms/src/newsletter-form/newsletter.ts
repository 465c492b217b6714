import { APPLICATION_LIMITS, NEWSLETTER_TYPES, newsletterMessages, type NewsletterType } from '@stellwerk/domain';

/** Request body: exactly these keys (NL02); `type` is comma-joined (NL03). */
export interface NewsletterSignup {
  /** Trimmed. */
  email: string;
  /** RECRUITER, REFERRER, CANDIDATE, joined by commas in this order (NL03). */
  type: string;
  /** Consent to the privacy terms; the form sends only true. */
  terms: boolean;
}

/** Values of the form. */
export interface NewsletterValues {
  email: string;
  types: readonly NewsletterType[];
  terms: boolean;
}

export const emptyNewsletter: NewsletterValues = { email: '', types: [], terms: false };

/** Values entered before hydration; the server-rendered page is usable at once. */
export function enteredIn(form: HTMLFormElement): NewsletterValues {
  const data = new FormData(form);
  const email = data.get('email');
  const types = data.getAll('type');
  return {
    email: typeof email === 'string' ? email : '',
    types: NEWSLETTER_TYPES.filter((type) => types.includes(type)),
    terms: data.has('terms'),
  };
}

/** Duration of a success or error message, in ms (NL05). */
export const RESET_AFTER = 3000;

/** Calls back when the duration of a message has passed. @returns stops the timer */
export function resetLater(reset: () => void): () => void {
  const timer = setTimeout(reset, RESET_AFTER);
  return () => clearTimeout(timer);
}

/** Errors by field; '' if valid (000 §5.2, W06). */
export function newsletterErrors({ email, types, terms }: NewsletterValues) {
  const address = email.trim();
  const valid = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(address) && address.length <= APPLICATION_LIMITS.email;
  return {
    email: valid ? '' : newsletterMessages.email,
    types: types.length > 0 ? '' : newsletterMessages.type,
    terms: terms ? '' : newsletterMessages.terms,
  };
}

/** The chosen types after one was ticked or unticked, always in list order. */
export function toggleType(types: readonly NewsletterType[], type: NewsletterType): readonly NewsletterType[] {
  return NEWSLETTER_TYPES.filter((each) => (each === type ? !types.includes(each) : types.includes(each)));
}

/** Request body of the signup. */
export function toSignup({ email, types, terms }: NewsletterValues): NewsletterSignup {
  return { email: email.trim(), type: types.join(','), terms };
}
