import { daysLeft, formatDate, type Invitation } from '@stellwerk/domain';
import { Clock, Send, Trash2, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Table, type TableColumn, type TableProps } from '../../components/table';
import { companyDe } from '../i18n/company.de';
import { AddressText } from '../shared/OutsideLink';

const labels = companyDe.invitation;

/** Remaining days from which an invitation is marked as about to expire. */
const SOON = 1;

/** `className`, `ref` and further attributes go to the `<table>`, inside its frame. */
export interface InvitationTableProps extends Omit<TableProps<Invitation>, 'caption' | 'columns' | 'rows' | 'rowKey'> {
  /** The invitations in order. */
  invitations: readonly Invitation[];
  /** Current time, for the remaining days. */
  now: Date;
  /** Revokes an invitation; without it there is no such button (CT27). */
  onDelete?: (invitation: Invitation) => void;
  /** Sends an invitation again, with a new link; without it there is no such button. */
  onResend?: (invitation: Invitation) => void;
}

function Validity({ expiresAt, now }: { expiresAt: string | null; now: Date }) {
  if (expiresAt === null) return companyDe.none;
  const days = daysLeft(expiresAt, now);
  const late = days <= SOON;
  return (
    <span className="sw:inline-flex sw:items-center sw:gap-1.5">
      <Icon as={late ? TriangleAlert : Clock} size={16} className={late ? 'sw:text-amber' : 'sw:text-ink-3'} />
      <span>{days === 0 ? labels.expired : labels.days(days)}</span>
    </span>
  );
}

type Actions = Pick<InvitationTableProps, 'onDelete' | 'onResend'>;

function columnsOf(now: Date, { onDelete, onResend }: Actions): readonly TableColumn<Invitation>[] {
  const columns: readonly TableColumn<Invitation>[] = [
    {
      key: 'email',
      header: labels.email,
      rowHeader: true,
      cell: (row) => (
        <span className="sw:wrap-anywhere">
          <AddressText>{row.email}</AddressText>
        </span>
      ),
    },
    {
      key: 'name',
      header: labels.name,
      cell: (row) => [`${row.firstName} ${row.lastName}`.trim(), row.position].filter(Boolean).join(', ') || companyDe.none,
    },
    { key: 'sent', header: labels.sent, cell: (row) => formatDate(row.createdAt) || companyDe.none },
    { key: 'valid', header: labels.valid, cell: (row) => <Validity expiresAt={row.expiresAt} now={now} /> },
  ];
  if (onDelete === undefined && onResend === undefined) return columns;
  return [
    ...columns,
    {
      key: 'action',
      header: labels.action,
      align: 'end',
      cell: (row) => (
        <span className="sw:inline-flex sw:flex-wrap sw:justify-end sw:gap-2">
          {onResend && <RowButton icon={Send} label={labels.resend} email={row.email} onPress={() => onResend(row)} />}
          {onDelete && <RowButton icon={Trash2} label={labels.delete} email={row.email} onPress={() => onDelete(row)} />}
        </span>
      ),
    },
  ];
}

function RowButton({ icon, label, email, onPress }: { icon: LucideIcon; label: string; email: string; onPress: () => void }) {
  return (
    <Button size="sm" aria-label={`${label}${labels.of(email)}`} onClick={onPress} className="sw:justify-self-start">
      <Icon as={icon} size={16} />
      {label}
    </Button>
  );
}

/**
 * Open invitations with email address and expiry; below 800 px of its own width every row is a
 * block (CT04).
 * @example
 * <InvitationTable invitations={invitations} now={new Date()} onDelete={remove} onResend={sendAgain} />
 */
export function InvitationTable({ invitations, now, onDelete, onResend, ...rest }: InvitationTableProps) {
  return (
    <Table
      caption={labels.caption}
      rows={invitations}
      rowKey={(row) => row.id}
      columns={columnsOf(now, { onDelete, onResend })}
      {...rest}
    />
  );
}
