export { DesignDialog, type DesignDialogProps } from './DesignDialog';
