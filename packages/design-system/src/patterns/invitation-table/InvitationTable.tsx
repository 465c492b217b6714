import { formatDate } from '@stellwerk/domain';
import { Clock, Trash2, TriangleAlert } from 'lucide-react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Table, type TableColumn, type TableProps } from '../../components/table';
import { VisuallyHidden } from '../../components/visually-hidden';
import { companyDe } from '../i18n/company.de';
import { daysLeft } from '../current-subscription';

const words = companyDe.invitation;

/** From this many days on an invitation is about to end. */
const SOON = 1;

/** An invitation that waits for an answer (001 §3). Texts are '' where nothing is known. */
export interface Invitation {
  /** Number of the invitation as text. */
  readonly id: string;
  /** Whom it was sent to. */
  readonly email: string;
  /** First name; '' where only the address was given. */
  readonly firstName: string;
  /** Last name; '' where only the address was given. */
  readonly lastName: string;
  /** What the person will be; '' where unknown. */
  readonly position: string;
  /** ISO, or null. */
  readonly createdAt: string | null;
  /** ISO; null when it does not end. */
  readonly expiresAt: string | null;
}

/** `className`, `ref` and further attributes go to the `<table>`, inside its frame. */
export interface InvitationTableProps extends Omit<TableProps<Invitation>, 'caption' | 'columns' | 'rows' | 'rowKey'> {
  /** The invitations in order. */
  invitations: readonly Invitation[];
  /** The moment that the remaining days are counted from. */
  now: Date;
  /** Takes an invitation back; without it there is no such button (CT27). */
  onDelete?: (invitation: Invitation) => void;
}

function Validity({ expiresAt, now }: { expiresAt: string | null; now: Date }) {
  if (expiresAt === null) return companyDe.none;
  const days = daysLeft(expiresAt, now);
  const late = days <= SOON;
  return (
    <span className="sw:inline-flex sw:items-center sw:gap-1.5">
      <Icon as={late ? TriangleAlert : Clock} size={16} className={late ? 'sw:text-amber' : 'sw:text-ink-3'} />
      {days === 0 ? words.expired : words.days(days)}
    </span>
  );
}

function columnsOf(now: Date, onDelete: InvitationTableProps['onDelete']): readonly TableColumn<Invitation>[] {
  const columns: readonly TableColumn<Invitation>[] = [
    { key: 'email', header: words.email, rowHeader: true, cell: (row) => <span className="sw:wrap-anywhere">{row.email}</span> },
    {
      key: 'name',
      header: words.name,
      cell: (row) => [`${row.firstName} ${row.lastName}`.trim(), row.position].filter(Boolean).join(', ') || companyDe.none,
    },
    { key: 'sent', header: words.sent, cell: (row) => formatDate(row.createdAt) || companyDe.none },
    { key: 'valid', header: words.valid, cell: (row) => <Validity expiresAt={row.expiresAt} now={now} /> },
  ];
  if (onDelete === undefined) return columns;
  return [
    ...columns,
    { key: 'action', header: words.action, align: 'end', cell: (row) => <DeleteButton email={row.email} onPress={() => onDelete(row)} /> },
  ];
}

function DeleteButton({ email, onPress }: { email: string; onPress: () => void }) {
  return (
    <Button size="sm" onClick={onPress} className="sw:justify-self-start">
      <Icon as={Trash2} size={16} />
      {words.delete}
      <VisuallyHidden>{words.of(email)}</VisuallyHidden>
    </Button>
  );
}

/** Invitations that wait, with their address and until when they hold; below 800 px of its own width every row is a block (CT04). */
export function InvitationTable({ invitations, now, onDelete, ...rest }: InvitationTableProps) {
  return <Table caption={words.caption} rows={invitations} rowKey={(row) => row.id} columns={columnsOf(now, onDelete)} {...rest} />;
}
