import { daysLeft, formatDate, type Invitation } from '@stellwerk/domain';
import { Clock, Trash2, TriangleAlert } from 'lucide-react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Table, type TableColumn, type TableProps } from '../../components/table';
import { VisuallyHidden } from '../../components/visually-hidden';
import { companyDe } from '../i18n/company.de';

const labels = companyDe.invitation;

/** From this many days on an invitation is about to end. */
const SOON = 1;

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
      {days === 0 ? labels.expired : labels.days(days)}
    </span>
  );
}

function columnsOf(now: Date, onDelete: InvitationTableProps['onDelete']): readonly TableColumn<Invitation>[] {
  const columns: readonly TableColumn<Invitation>[] = [
    { key: 'email', header: labels.email, rowHeader: true, cell: (row) => <span className="sw:wrap-anywhere">{row.email}</span> },
    {
      key: 'name',
      header: labels.name,
      cell: (row) => [`${row.firstName} ${row.lastName}`.trim(), row.position].filter(Boolean).join(', ') || companyDe.none,
    },
    { key: 'sent', header: labels.sent, cell: (row) => formatDate(row.createdAt) || companyDe.none },
    { key: 'valid', header: labels.valid, cell: (row) => <Validity expiresAt={row.expiresAt} now={now} /> },
  ];
  if (onDelete === undefined) return columns;
  return [
    ...columns,
    { key: 'action', header: labels.action, align: 'end', cell: (row) => <DeleteButton email={row.email} onPress={() => onDelete(row)} /> },
  ];
}

function DeleteButton({ email, onPress }: { email: string; onPress: () => void }) {
  return (
    <Button size="sm" onClick={onPress} className="sw:justify-self-start">
      <Icon as={Trash2} size={16} />
      {labels.delete}
      <VisuallyHidden>{labels.of(email)}</VisuallyHidden>
    </Button>
  );
}

/**
 * Open invitations with their e-mail address and expiry; below 800 px of its own width every row is a block (CT04).
 * @example
 * <InvitationTable invitations={invitations} now={new Date()} onDelete={remove} />
 */
export function InvitationTable({ invitations, now, onDelete, ...rest }: InvitationTableProps) {
  return <Table caption={labels.caption} rows={invitations} rowKey={(row) => row.id} columns={columnsOf(now, onDelete)} {...rest} />;
}
