import { FOCUS_LIMITS, FOCUS_STATUSES, focusPageMessages, type FocusFormField, type FocusPage } from '@stellwerk/domain';
import * as z from 'zod/mini';
import { de } from '../i18n/de';
import { optionalAddress, requiredText, text } from '../shared/field-schemas';

/** Validation rules of the form. */
export const schema = z.object({
  title: requiredText(FOCUS_LIMITS.title, focusPageMessages.titleMissing),
  description: requiredText(FOCUS_LIMITS.description, focusPageMessages.descriptionMissing),
  content: text(FOCUS_LIMITS.content),
  status: z.enum(FOCUS_STATUSES),
  industry: text(150),
  website: optionalAddress(de.webAddress),
  slogan: text(FOCUS_LIMITS.slogan),
  featured: z.boolean(),
} satisfies Readonly<Record<FocusFormField, z.ZodMiniType>>);
/** Values of the form; `industry` is an id or ''. */
export type FocusPageValues = z.infer<typeof schema>;

export const emptyPage: FocusPageValues = {
  title: '',
  description: '',
  content: '',
  status: 'draft',
  industry: '',
  website: '',
  slogan: '',
  featured: false,
};

/** The stored page as form values. */
export const knownFocusPage = (page: FocusPage): FocusPageValues => ({
  title: page.title,
  description: page.description,
  content: page.content,
  status: page.status,
  industry: page.industry?.id ?? '',
  website: page.website,
  slogan: page.slogan,
  featured: page.featured,
});
