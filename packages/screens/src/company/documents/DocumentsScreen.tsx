import { Badge, FilterChips, Section, Table } from '@stellwerk/design-system';
import { ComingSoonNote } from '@stellwerk/design-system/patterns';
import { formatDate, formatFileSize } from '@stellwerk/domain';
import { useState } from 'react';
import { documentsTexts } from '../../i18n/company/document-view.de';
import { DOCUMENT_FILTERS, sampleDocuments, type DocumentFilter } from './sample';

const texts = documentsTexts;

/**
 * Announcement of the documents area with sample entries; nothing is loaded, stored or opened (CX01
 * to CX03, A48, O42).
 */
export function DocumentsScreen() {
  const [filter, setFilter] = useState<DocumentFilter>('active');
  return (
    <>
      <h1 className="sw:mb-6 sw:text-2xl">{texts.title}</h1>
      <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-8">
        <ComingSoonNote>{texts.text}</ComingSoonNote>
        <Section
          ruled
          title={<Badge tone="amber">{texts.sample}</Badge>}
          intro={texts.sampleText}
          actions={
            <FilterChips
              label={texts.filter}
              value={filter}
              onChange={setFilter}
              options={DOCUMENT_FILTERS.map((value) => ({
                value,
                label: texts.filters[value],
                count: sampleDocuments.filter(({ status }) => status === value).length,
              }))}
            />
          }
        >
          <Table
            caption={texts.sample}
            rows={sampleDocuments.filter(({ status }) => status === filter)}
            rowKey={(row) => row.title}
            columns={[
              { key: 'title', header: texts.columns.title, rowHeader: true, cell: (row) => row.title },
              { key: 'type', header: texts.columns.type, cell: (row) => row.type },
              { key: 'size', header: texts.columns.size, align: 'end', cell: (row) => formatFileSize(row.size) },
              { key: 'uploadedAt', header: texts.columns.uploadedAt, align: 'end', cell: (row) => formatDate(row.uploadedAt) },
            ]}
          />
        </Section>
      </div>
    </>
  );
}
