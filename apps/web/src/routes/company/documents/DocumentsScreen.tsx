import { Badge, FilterChips, Table } from '@stellwerk/design-system';
import { ComingSoonNote } from '@stellwerk/design-system/patterns';
import { formatDate, formatFileSize } from '@stellwerk/domain';
import { useState } from 'react';
import { documentsWords } from '../../../i18n/company/documents.de';
import { DOCUMENT_FILTERS, sampleDocuments, type DocumentFilter } from './sample';

const words = documentsWords;

/** The announcement of the documents with sample entries; nothing is loaded, stored or opened (CX01 to CX03, A48, O42). */
export function DocumentsScreen() {
  const [filter, setFilter] = useState<DocumentFilter>('active');
  return (
    <>
      <h1 className="sw:mb-6 sw:text-2xl">{words.title}</h1>
      <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-8">
        <ComingSoonNote>{words.text}</ComingSoonNote>
        <section aria-labelledby="beispiele" className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4 sw:border-t sw:border-rule sw:pt-4">
          <div className="sw:flex sw:flex-wrap sw:items-start sw:justify-between sw:gap-4">
            <div>
              <h2 id="beispiele" className="sw:mb-1">
                <Badge tone="amber">{words.sample}</Badge>
              </h2>
              <p className="sw:text-sm sw:text-ink-2">{words.sampleText}</p>
            </div>
            <FilterChips
              label={words.filter}
              value={filter}
              onChange={setFilter}
              options={DOCUMENT_FILTERS.map((value) => ({
                value,
                label: words.filters[value],
                count: sampleDocuments.filter(({ status }) => status === value).length,
              }))}
            />
          </div>
          <Table
            caption={words.sample}
            rows={sampleDocuments.filter(({ status }) => status === filter)}
            rowKey={(row) => row.title}
            columns={[
              { key: 'title', header: words.columns.title, rowHeader: true, cell: (row) => row.title },
              { key: 'type', header: words.columns.type, cell: (row) => row.type },
              { key: 'size', header: words.columns.size, align: 'end', cell: (row) => formatFileSize(row.size) },
              { key: 'uploadedAt', header: words.columns.uploadedAt, align: 'end', cell: (row) => formatDate(row.uploadedAt) },
            ]}
          />
        </section>
      </div>
    </>
  );
}
