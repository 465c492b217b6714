export { ToastProvider, useToast, type ToastApi } from './ToastProvider';
export type { ToastAction, ToastMore, ToastTone } from './toast-store';
