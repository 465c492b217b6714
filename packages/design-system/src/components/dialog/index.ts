export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';
export { Dialog, type DialogContent, type DialogProps } from './Dialog';
export { useInsideDialog } from './inside-dialog';
