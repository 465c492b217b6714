export { ExportButtons, type ExportApplications, type ExportButtonsProps, type ExportRun } from './ExportButtons';
export { exportFileName, exportTable, type ExportCell, type ExportColumn, type ExportFormat, type ExportTable } from './table';
