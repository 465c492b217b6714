import { TextField, type TextFieldProps } from '@stellwerk/design-system';
import { labels } from './messages.de';

/** The email address of the login, filled in by password managers. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  return <TextField {...props} type="email" autoComplete="username" label={labels.email} required />;
}
