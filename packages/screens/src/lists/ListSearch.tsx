import { SearchField, type SearchFieldProps } from '@stellwerk/design-system';
import { useTyped } from './use-typed';

/** Free text over a list whose state is in the URL; no key is lost, however fast somebody types. */
export function ListSearch({ value, onChange, ...field }: SearchFieldProps) {
  const { text, onText } = useTyped(value, onChange);
  return <SearchField value={text} onChange={onText} {...field} />;
}
