export { JobAlertDialog, type JobAlertDialogProps, type JobAlertOrder } from './JobAlertDialog';
