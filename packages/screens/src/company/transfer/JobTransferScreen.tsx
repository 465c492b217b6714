import { EmptyState, Icon, LinkButton } from '@stellwerk/design-system';
import { hasRight, type TeamRole } from '@stellwerk/domain';
import { ArrowLeft } from 'lucide-react';
import { transferTexts } from '../../i18n/company/transfer.de';
import { ExportSection, type ExportSectionProps } from './ExportSection';
import { ImportSection } from './ImportSection';
import type { ImportServices } from './use-job-import';

const texts = transferTexts;

export interface JobTransferScreenProps extends ExportSectionProps {
  /** Role of the person in the company (O50). */
  readonly teamRole: TeamRole | null;
  /** The list of jobs. */
  readonly listHref: string;
  readonly services: ImportServices;
}

/** Job postings of a company on their way in and out, for those who may manage them (decision 0049). */
export function JobTransferScreen({ teamRole, listHref, services, onExport }: JobTransferScreenProps) {
  return (
    <>
      <div className="sw:mb-6 sw:flex sw:flex-wrap sw:items-end sw:justify-between sw:gap-4">
        <h1 className="sw:text-2xl">{texts.title}</h1>
        <LinkButton size="sm" href={listHref}>
          <Icon as={ArrowLeft} size={16} />
          {texts.back}
        </LinkButton>
      </div>
      {hasRight(teamRole, 'manageJobs') ? (
        <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-10">
          <ImportSection services={services} />
          <ExportSection onExport={onExport} />
        </div>
      ) : (
        <EmptyState title={texts.noRightTitle}>{texts.noRight}</EmptyState>
      )}
    </>
  );
}
