import { Avatar, FieldGroup, FieldHint, IconButton, SearchField, useField } from '@stellwerk/design-system';
import { jobFieldMessages, matchesText } from '@stellwerk/domain';
import { MAX_CONTACTS } from '@stellwerk/domain/job/fields';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { canMove, moveContact, toggleContact } from './contacts';
import { labels } from './messages.de';

/** A member of the company's team who can be a contact person. */
export interface ContactMember {
  /** Number of the member as a string. */
  id: string;
  /** First and last name. */
  name: string;
  /** Distinguishes people with the same name. */
  email: string;
  /** '' without a picture. */
  avatarUrl: string;
}

export interface ContactPickerProps {
  members: readonly ContactMember[];
  /** Ids in rank order. */
  chosen: readonly string[];
  error: string;
  onChange: (chosen: string[]) => void;
}

/** Minimum team size for a search field and a scrolling list. */
const LARGE_TEAM = 9;

/**
 * Up to three contact persons in order. Cards keep their position, so that the focus stays while
 * ranks change.
 */
export function ContactPicker({ members, chosen, error, onChange }: ContactPickerProps) {
  const field = useField({ error });
  const [said, setSaid] = useState('');
  const [search, setSearch] = useState('');
  const large = members.length >= LARGE_TEAM;
  // Selected members always stay visible.
  const shown = members.filter(({ id, name, email }) => chosen.includes(id) || matchesText([name, email], search));
  const full = chosen.length >= MAX_CONTACTS;
  const move = ({ id, name }: ContactMember, by: -1 | 1) => {
    const next = moveContact(chosen, id, by);
    setSaid(`${name}: ${labels.rank(next.indexOf(id) + 1)}`);
    onChange(next);
  };
  if (members.length === 0) return <p className="sw:text-ink-2">{labels.noTeam}</p>;
  return (
    <FieldGroup field={field} label={labels.sections.contacts} hideLabel error={error}>
      {large && <SearchField label={labels.searchTeam} size="sm" value={search} onChange={setSearch} className="sw:mb-2 sw:@sm:max-w-sm" />}
      {shown.length === 0 && <p className="sw:text-ink-2">{labels.nobodyFound}</p>}
      <ul className={large ? 'sw:grid sw:gap-2 sw:max-h-100 sw:overflow-y-auto sw:p-1' : 'sw:grid sw:gap-2'}>
        {shown.map((member) => {
          const rank = chosen.indexOf(member.id) + 1;
          return (
            <li
              key={member.id}
              className="sw:flex sw:flex-wrap sw:items-center sw:gap-2 sw:px-3 sw:py-2 sw:border sw:border-line-strong sw:rounded-1 sw:bg-surface sw:has-checked:border-signal sw:has-checked:bg-signal-soft"
            >
              <label className="sw:flex sw:flex-1 sw:basis-60 sw:items-center sw:gap-3 sw:min-w-0 sw:cursor-pointer">
                <input
                  type="checkbox"
                  className="sw-choice"
                  checked={rank > 0}
                  disabled={full && rank === 0}
                  onChange={() => onChange(toggleContact(chosen, member.id))}
                />
                <Avatar name={member.name} src={member.avatarUrl} />
                <span className="sw:grid sw:min-w-0 sw:wrap-anywhere">
                  {member.name}
                  <span className="sw:text-sm sw:text-ink-2">{member.email}</span>
                </span>
              </label>
              {rank > 0 && (
                <>
                  <span className="sw:text-sm sw:font-semibold">{labels.rank(rank)}</span>
                  <IconButton
                    icon={ArrowUp}
                    label={labels.up(member.name)}
                    blocked={!canMove(chosen, member.id, -1)}
                    onClick={() => move(member, -1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    label={labels.down(member.name)}
                    blocked={!canMove(chosen, member.id, 1)}
                    onClick={() => move(member, 1)}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
      {full && error === '' && <FieldHint id={field.hintId}>{jobFieldMessages.tooManyContacts}</FieldHint>}
      <output className="sw:sr-only">{said}</output>
    </FieldGroup>
  );
}
