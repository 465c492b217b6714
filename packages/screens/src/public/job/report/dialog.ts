import '../referral/modal.css';

export { ReportDialog as default } from './ReportDialog';
