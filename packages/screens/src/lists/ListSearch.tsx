import { SearchField, type SearchFieldProps } from '@stellwerk/design-system';
import { useTyped } from './use-typed';

/** Text search of a list with its state in the URL; fast typing loses no key. */
export function ListSearch({ value, onChange, ...field }: SearchFieldProps) {
  const { text, onText } = useTyped(value, onChange);
  return <SearchField value={text} onChange={onText} {...field} />;
}
