import { TextField, type TextFieldProps } from '@stellwerk/design-system';
import { labels } from './messages.de';

/** The address that a person logs in with; a password manager fills it in. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  return <TextField {...props} type="email" autoComplete="username" label={labels.email} required />;
}
